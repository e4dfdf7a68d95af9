import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Liste des présences – Gratweg',
    description:
      'La liste d’une sortie pour pointer\u202f: qui est là, qui manque, qui paie sur place. S’ouvre aussi sans réseau.',
  },
  title: 'Liste des présences',
  back: 'Vers la sortie',
  open: 'Pointer',
  loading: 'Chargement de la liste.',
  here: 'sur {all} présents',
  meter: '{here} personnes sur {all} sont là',
  kept: 'La liste reste sur cet appareil jusqu’au {moment}, puis elle est effacée. Les pointages restent jusqu’à leur envoi.',
  filters: { label: 'Afficher', all: 'Toutes', missing: 'Manque', paying: 'Paie', attention: 'Attention' },
  none: 'Personne n’a encore réservé.',
  noneOf: 'Personne ici.',
  strip: {
    offline: 'Hors ligne depuis {time}.',
    waiting: { one: 'Un pointage attend.', other: '{n} pointages attendent.' },
    nothingWaits: 'Tout est envoyé.',
    early: 'Le pointage est possible dès {day}.',
    signedOut:
      'Votre session a expiré. Les pointages restent sur cet appareil jusqu’à ce que vous vous reconnectiez.',
    signIn: 'Se connecter',
    ofOthers: {
      one: 'Un pointage d’une autre personne attend ici qu’elle se connecte.',
      other: '{n} pointages d’une autre personne attendent ici qu’elle se connecte.',
    },
    notLasting: 'Ce navigateur ne garde rien. Laissez la page ouverte jusqu’à ce que tout soit envoyé.',
    notReady: 'Sans réseau, cette page ne se rouvrira pas ici. Laissez-la ouverte.',
  },
  closed: {
    title: 'Vous ne voyez pas cette liste.',
    text: 'La sortie n’existe pas, ou elle ne fait pas partie de votre rôle.',
  },
  unreachable: {
    title: 'La liste n’est pas sur cet appareil.',
    text: 'Sans réseau, elle ne peut pas être chargée. Ouvrez-la une fois avec le réseau, et elle reste.',
    again: 'Réessayer',
  },
  row: {
    partly: '{here} présents',
    settled: 'payé',
    later: 'paie plus tard',
    door: '{amount} sur place',
    taken: '{amount} encaissés',
    tick: '{name} est là',
    person: 'Personne {n}',
  },
  details: {
    phone: 'Téléphone',
    note: 'Remarque',
    staffNote: 'Note interne',
    booking: 'Réservation {number}',
    whoIsHere: 'Qui est présent',
  },
  door: {
    title: 'Sur place',
    means: 'Moyen',
    cash: 'Espèces',
    twint: 'Avec TWINT',
    submit: 'Payé et présent',
  },
  doubles: {
    twice: '{person} est pointé plusieurs fois\u202f: {list}.',
    disagree: '{person} a été retiré en dernier, pointé par {list}.',
    money: 'Argent à vérifier\u202f: {list}. Le bureau le voit aussi.',
    who: '{who} à {time}',
    taken: '{amount} {means} à {who}, {time}',
    you: 'vous',
    somebody: 'quelqu’un',
  },
  emergency: {
    open: 'Urgence',
    close: 'Fermer',
    title: 'En cas d’urgence',
    rega: 'Rega, sauvetage aérien',
    ambulance: 'Ambulances',
    europe: 'Numéro d’urgence européen',
    text: 'Les numéros des participants se trouvent derrière chaque nom.',
  },
}

export default fr
