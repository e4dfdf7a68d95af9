import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Connexion – Gratweg',
    description:
      'Seuls les propriétaires de Gratweg ont un compte. La boutique, l’agenda et les demandes n’en exigent pas.',
  },
  title: 'Connexion',
  lead: 'Ici, seuls les propriétaires ont un compte. Vous n’en avez pas besoin.',
  drawingAlt: 'Cordelette lovée, dessin',
  facts: [
    {
      label: 'Comptes',
      value: 'pour les propriétaires, sur invitation',
    },
    {
      label: 'Visite',
      value: 'sans compte ni mot de passe',
    },
  ],
  sections: [
    {
      title: 'Ce que vous faites sans compte',
      paragraphs: [
        'Vous achetez dans la boutique, consultez l’agenda et nous écrivez. Les confirmations et les bons cadeaux arrivent par e-mail.',
      ],
    },
    {
      title: 'Une question sur une commande ?',
      paragraphs: ['Écrivez-nous en indiquant le numéro de la confirmation. Il ne nous en faut pas plus.'],
    },
  ],
  actions: [
    {
      label: 'Aller à la boutique',
      to: '/shop',
    },
    {
      label: 'Voir l’agenda',
      to: '/event-kalender',
    },
    {
      label: 'Nous contacter',
      to: '/kontakt',
    },
  ],
}

export default fr
