import type { Messages } from './de.ts'

const it: Messages = {
  items: {
    kosten: {
      question: 'Quanto costa la direzione di un progetto?',
      answer:
        'Dipende da portata e durata. Dopo un colloquio di un’ora riceve un’offerta di due pagine: a prezzo fisso, a consuntivo con un tetto di spesa, oppure mista. Il colloquio e l’offerta sono gratuiti.',
    },
    ablauf: {
      question: 'Che cosa succede dopo la mia richiesta?',
      answer:
        '{rule:answer} Le scrive la persona che dirigerebbe il progetto, con domande su ciò che ha in programma. Seguono un colloquio e un’offerta, oppure un no motivato. {rule:noObligation}',
    },
    wer: {
      question: 'Chi dirige il mio progetto?',
      answer:
        'La persona che parla con Lei e scrive l’offerta. Non mandiamo persone che prima non conosce. Chi siamo è scritto nella pagina [Team](/team).',
    },
    beginn: {
      question: 'Quando potete cominciare?',
      answer:
        'Glielo diciamo nella prima risposta, con una data. Nella richiesta indichi quando deve partire il progetto e quanto è urgente.',
    },
    krise: {
      question: 'Prendete in mano anche un progetto in corso o in difficoltà?',
      answer:
        'Sì. Prima stabiliamo a che punto è e Le presentiamo tre vie: proseguire, cambiare percorso o tornare indietro. La decisione è Sua.',
    },
    ort: {
      question: 'Lavorate da noi in sede, e in quale lingua?',
      answer:
        'Siamo a Cham e lavoriamo in sede quanto il progetto richiede; lo precisiamo nell’offerta. Su questo sito può scriverci in tedesco, inglese, francese e italiano. La lingua del progetto si decide nel primo colloquio.',
    },
    vertraulich: {
      question: 'Ciò che vi diciamo rimane riservato?',
      answer:
        'Sì. Usiamo le Sue indicazioni solo per rispondere e preparare un’offerta; che cosa conserviamo e per quanto tempo è scritto in [Protezione dei dati](/datenschutz). Se prima del colloquio Le serve un accordo di riservatezza, ce lo mandi.',
    },
    stand: {
      question: 'Come so a che punto è il mio progetto?',
      answer:
        'Ogni settimana riceve una pagina su avanzamento e budget, e ogni due settimane il team mostra che cosa funziona. Ciò che non sappiamo sta nella stessa lista di ciò che sappiamo.',
    },
    unabhaengig: {
      question: 'Vendete anche software?',
      answer:
        'No. Non vendiamo software e non prendiamo provvigioni da produttori. Se consigliamo qualcosa, è soltanto per il Suo progetto.',
    },
    ende: {
      question: 'Che cosa rimane alla fine del mandato?',
      answer:
        'La documentazione, una lista dei punti aperti con nomi e date e un bilancio di due pagine. Il lavoro fatto è Suo. Passiamo tutto alle persone che restano, e ce ne andiamo quando tutto funziona senza di noi.',
    },
  },
}

export default it
