import type { Messages } from './de.ts'

const fr: Messages = {
  voucher: 'Bon cadeau',
  freeChoice: 'Libre choix',
  forWhat: 'Pour les stages, les sorties d’équipe et la boutique. Le solde reste valable.',
  forLevel: 'Stage de survie, niveau {level}, pour une personne',
  lengths: ['1 jour', '2 jours', '2½ jours'],
  value: 'Valeur',
  code: 'Code',
  validUntil: 'Valable jusqu’au {date}',
  validFor: 'Valable {validity:words} dès l’émission',
  redeem: 'Pour l’utiliser',
  howTo:
    'Saisissez le code lors de la réservation ou dans le panier sur {address}, scannez le code QR à droite ou écrivez-nous\u202f: {email}.',
  keep: 'Toute personne qui connaît le code peut l’utiliser.',
  schematic: 'Dessin schématique. Ne sert pas à s’orienter.',
}

export default fr
