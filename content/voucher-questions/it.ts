import type { Messages } from './de.ts'

const it: Messages = {
  items: {
    erhalten: {
      question: 'Come e quando ricevo il buono?',
      answer:
        '{rule:voucherDelivery} Può inoltrarlo o stamparlo su una pagina A4. Non spediamo buoni per posta.',
    },
    gueltig: { question: 'Per quanto tempo è valido?', answer: '{rule:voucherValidity}' },
    wofuer: {
      question: 'Per che cosa è valido?',
      answer:
        '{rule:voucherUse} Un buono per un corso è valido per il corso indicato e per una persona, anche se nel frattempo il corso costa di più.',
    },
    einloesen: {
      question: 'Come si usa?',
      answer:
        'Al momento di [prenotare](/buchen) si inserisce il codice, prima di pagare. L’importo viene dedotto subito; se il prezzo è più alto, si paga la differenza. Per ogni prenotazione si usa un solo buono. Per gli articoli si inserisce nel carrello.',
    },
    datum: {
      question: 'Devo già conoscere la data?',
      answer:
        'No. La data la sceglie chi riceve il buono. Tutte le date sono nel [calendario](/event-kalender).',
    },
    passend: {
      question: 'Quale corso scegliere, e da che età?',
      answer:
        'Aufbruch (Partenza) è per tutti dai 16 anni, senza esperienza. Durchhaltevermögen (Tenacia) e Klarer Kompass (Bussola chiara) sono dai 18 anni e richiedono più preparazione fisica e una prima esperienza all’aperto, Klarer Kompass anche notti all’aperto. I corsi non sono pensati per bambini. Nel dubbio prenda un buono acquisto: sceglie poi chi lo riceve.',
    },
    weitergeben: {
      question: 'Posso cederlo, o usarlo per un altro corso?',
      answer:
        'Cederlo sì: chi ha il codice può prenotare. Un buono per un corso è valido solo per il corso indicato; un buono acquisto, per ogni corso, ogni uscita per team e gli articoli dello shop.',
    },
    verloren: {
      question: 'E se il buono va perso?',
      answer:
        'È allegato in PDF all’e-mail del Suo ordine. Se non la trova più, ci scriva dall’indirizzo con cui ha ordinato. Custodisca il codice come denaro contante: chi lo conosce può usarlo.',
    },
    rueckgabe: {
      question: 'Posso restituire un buono o farmelo convertire in denaro?',
      answer:
        'No. I buoni non vengono convertiti in denaro, e il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se ha preso il buono sbagliato, ci scriva prima che venga usato.',
    },
    absage: {
      question: 'Che cosa succede al buono se un corso non si svolge o se annullo?',
      answer:
        'Se annulliamo noi, il buono torna valido per intero, oppure sceglie una nuova data. Se annulla fino a {figure:freeDays} giorni prima dell’inizio, tutto l’importo torna sul buono. La sua validità non si allunga per questo.',
    },
  },
}

export default it
