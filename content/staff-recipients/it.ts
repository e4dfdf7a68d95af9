import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Chi riceve cosa',
  notify: 'Comunicare: {counts}',
  mails: { one: '{n} e-mail da inviare', other: '{n} e-mail da inviare' },
  calls: { one: '{n} chiamata', other: '{n} chiamate' },
  silent: 'Non comunicare',
  silentHint:
    'I calendari e le pagine mostrano comunque la modifica, e la cronologia annota che nessuno è stato avvisato. I clienti possono annullare senza spese anche così.',
  nobody: 'Nessuno riceve un’e-mail.',
  anyway: 'Parte comunque',
  toCall: 'Senza indirizzo e-mail, da chiamare: {names}.',
  submitSilent: 'Salvare senza comunicare',
  doneSilent: 'Salvato. Nessuno è stato avvisato.',
  moveRequest: {
    move: 'Spostare al giorno desiderato…',
    title: 'Spostare al giorno desiderato?',
    text: '{name} desidera {day}. L’evento passa a quel giorno, stessa ora e stesso luogo, e la richiesta è evasa.',
    submit: 'Spostare e comunicare',
    done: 'L’evento è spostato.',
    over: 'Su questa richiesta di data non c’è più nulla da decidere.',
  },
}

export default it
