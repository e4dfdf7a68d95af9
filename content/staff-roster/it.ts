import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Lista delle presenze – Gratweg',
    description:
      'La lista di un’uscita per registrare: chi c’è, chi manca, chi paga sul posto. Si apre anche senza rete.',
  },
  title: 'Lista delle presenze',
  back: 'Vedere l’uscita',
  open: 'Registrare',
  loading: 'La lista si sta caricando.',
  here: 'su {all} presenti',
  meter: '{here} persone su {all} sono presenti',
  kept: 'La lista resta su questo dispositivo fino a {moment}, poi viene cancellata. Le spunte restano finché non sono inviate.',
  filters: { label: 'Mostrare', all: 'Tutti', missing: 'Manca', paying: 'Paga', attention: 'Attenzione' },
  none: 'Nessuno ha ancora prenotato.',
  noneOf: 'Qui non c’è nessuno.',
  strip: {
    offline: 'Senza rete dalle {time}.',
    waiting: { one: 'Una spunta è in attesa.', other: '{n} spunte sono in attesa.' },
    nothingWaits: 'Tutto è stato inviato.',
    early: 'Si può registrare da {day}.',
    signedOut:
      'Il Suo accesso è scaduto. Le spunte restano su questo dispositivo finché non accede di nuovo.',
    signIn: 'Accedere',
    ofOthers: {
      one: 'Una spunta di un’altra persona attende qui che acceda.',
      other: '{n} spunte di un’altra persona attendono qui che acceda.',
    },
    notLasting: 'Questo browser non conserva nulla. Lasci aperta la pagina finché tutto è inviato.',
    notReady: 'Senza rete questa pagina qui non si riapre. La lasci aperta.',
  },
  closed: {
    title: 'Questa lista non La riguarda.',
    text: 'L’uscita non esiste, o non fa parte del Suo ruolo.',
  },
  unreachable: {
    title: 'La lista non è su questo dispositivo.',
    text: 'Senza rete non si può caricare. La apra una volta con la rete, e resterà.',
    again: 'Riprovare',
  },
  row: {
    partly: '{here} presenti',
    settled: 'pagato',
    later: 'paga più tardi',
    door: '{amount} sul posto',
    taken: '{amount} incassati',
    tick: '{name} è presente',
    person: 'Ospite {n}',
  },
  details: {
    phone: 'Numero di telefono',
    note: 'Osservazione',
    staffNote: 'Nota interna',
    booking: 'Prenotazione {number}',
    whoIsHere: 'Chi c’è',
  },
  door: {
    title: 'Sul posto',
    means: 'Come',
    cash: 'Contanti',
    twint: 'Con TWINT',
    submit: 'Pagato e presente',
  },
  doubles: {
    twice: '{person} risulta registrato più volte: {list}.',
    disagree: '{person} è stato tolto per ultimo, registrato da {list}.',
    money: 'Controllare il denaro: {list}. Lo vede anche l’ufficio.',
    who: '{who} alle {time}',
    taken: '{amount} {means} a {who}, {time}',
    you: 'Lei',
    somebody: 'qualcuno',
  },
  emergency: {
    open: 'Emergenza',
    close: 'Chiudere',
    title: 'In caso d’emergenza',
    rega: 'Rega, soccorso aereo',
    ambulance: 'Ambulanza',
    europe: 'Numero d’emergenza europeo',
    text: 'I numeri degli ospiti stanno dietro ogni nome.',
  },
}

export default it
