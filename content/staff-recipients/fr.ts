import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Qui reçoit quoi',
  notify: 'Annoncer\u202f: {counts}',
  mails: { one: '{n} e-mail à envoyer', other: '{n} e-mails à envoyer' },
  calls: { one: '{n} appel', other: '{n} appels' },
  silent: 'Ne pas annoncer',
  silentHint:
    'Les calendriers et les pages montrent tout de même la modification, et l’historique garde trace que personne n’a été informé. L’annulation reste gratuite pour les clients.',
  nobody: 'Personne ne reçoit d’e-mail.',
  anyway: 'Part de toute façon',
  toCall: 'Sans adresse e-mail, à appeler\u202f: {names}.',
  submitSilent: 'Enregistrer sans annoncer',
  doneSilent: 'Enregistré. Personne n’a été informé.',
  moveRequest: {
    move: 'Déplacer au jour souhaité…',
    title: 'Déplacer au jour souhaité\u202f?',
    text: '{name} souhaite le {day}. L’événement passe à ce jour, à la même heure et au même lieu, et le souhait est réglé.',
    submit: 'Déplacer et annoncer',
    done: 'L’événement est déplacé.',
    over: 'Il n’y a plus rien à décider sur ce souhait de date.',
  },
}

export default fr
