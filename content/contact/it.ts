import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Contatti – Gratweg',
    description:
      'Ci scriva o ci telefoni: modulo, telefono, e-mail e la strada per arrivare a Cham. Rispondiamo entro 24 ore.',
  },
  title: 'Contatti',
  lead: 'Una domanda, una data, un progetto: ci scriva in breve di che cosa si tratta. {rule:answer}',
  mapAlt: 'Carta schematica: Cham all’estremità nord del lago di Zugo, la città di Zugo sull’altra riva',
  mail: 'Scrivere un’e-mail',
  call: 'Telefonare',
  way: {
    rule: 'Come arrivare',
    title: 'Per trovarci',
    lead: 'Siamo spesso fuori. Ci dica quando viene, così trova qualcuno.',
    alt: 'Carta schematica di Cham: dalla stazione il percorso a piedi attraversa la strada principale verso il lago, la ciclabile segue la riva da Zugo, la strada arriva dall’uscita dell’autostrada a nord.',
    schematic: 'Schematica. Non serve a orientarsi.',
    station: 'Stazione',
    exit: 'Uscita Cham',
    toZug: 'verso Zugo',
    foot: {
      title: 'A piedi',
      text: 'La linea S1 ferma a Cham. Dalla stazione scenda verso il lago, attraversi la strada principale, poi giri a destra. Ci vogliono 6 minuti.',
    },
    bike: {
      title: 'In bicicletta',
      text: 'Da Zugo segua sempre la riva: circa 6 chilometri, senza salite. La bicicletta può legarla davanti all’edificio.',
    },
    car: {
      title: 'In auto',
      text: 'Autostrada A4, uscita Cham, poi direzione centro. I posteggi sono alla stazione.',
    },
    outdoors:
      'I corsi e le uscite non cominciano qui. Il punto di ritrovo è indicato accanto alla data nel calendario e nella conferma.',
  },
  direct: {
    rule: 'Scorciatoie',
    title: 'Sa già che cosa cerca',
    project: {
      title: 'Un progetto',
      text: 'Ci dica che cosa, quando e con quali mezzi. Lasci in sospeso ciò che non sa ancora.',
      link: 'Presentare un progetto',
    },
    date: {
      title: 'Una data',
      text: 'Corsi e uscite con giorno, luogo e posti liberi.',
      link: 'Vedere il calendario',
    },
    gift: {
      title: 'Un regalo',
      text: '{rule:voucherDelivery}',
      link: 'Aprire lo shop',
    },
  },
}

export default it
