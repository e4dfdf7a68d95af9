import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Condizioni generali – Gratweg',
    description:
      'Condizioni per negozio, buoni regalo, corsi e uscite: prezzi in CHF con spedizione, buoni validi dieci anni, disdetta e maltempo.',
  },
  title: 'Condizioni generali',
  lead: 'Che cosa vale quando acquista, prenota o utilizza un buono regalo da noi.',
  drawingAlt: 'Taccuino da campo con elastico, disegno',
  facts: [
    {
      label: 'Parte contraente',
      value: '{company}',
    },
    {
      label: 'Indirizzo',
      value: '{street}, {city}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Versione',
      value: 'Versione del 21 novembre 2026, da verificare da parte della consulenza legale dei titolari',
    },
  ],
  sections: [
    {
      title: 'Ordine',
      paragraphs: [
        'I prodotti del negozio sono un invito a ordinare. Prima di pagare vede il carrello con quantità e prezzo totale e può modificare tutto.',
        'Il contratto è concluso quando il Suo pagamento è confermato. Riceve subito una conferma per e-mail.',
        'Se un prezzo o le scorte cambiano dopo che ha riempito il carrello, lo indichiamo prima del pagamento. In tal caso non viene addebitato nulla.',
      ],
    },
    {
      title: 'Prezzi e pagamento',
      paragraphs: [
        'Tutti i prezzi sono prezzi finali in franchi svizzeri (CHF). La spedizione in Svizzera è inclusa.',
        'Lei paga sulla pagina protetta di un servizio di pagamento. Durante il pagamento la merce è riservata per Lei.',
      ],
    },
    {
      title: 'Consegna e garanzia',
      paragraphs: [
        'Consegniamo a indirizzi in Svizzera. I buoni regalo vengono inviati in PDF all’indirizzo e-mail indicato.',
        'Controlli la merce alla consegna e ci segnali presto eventuali difetti. Vale la garanzia legale di due anni: sostituiamo, riduciamo il prezzo o rimborsiamo.',
        'Il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se qualcosa non va, ci scriva prima di usarlo.',
      ],
    },
    {
      title: 'Buoni regalo',
      paragraphs: [
        'I buoni regalo valgono dieci anni dall’emissione e sono trasferibili. Fa stato il codice. Non è previsto il pagamento in contanti.',
      ],
    },
    {
      title: 'Corsi e uscite di squadra: disdetta',
      paragraphs: [
        'Fino a 14 giorni prima dell’inizio può rinviare o disdire senza spese. Dal 13° al 3° giorno prima paga il 50 % del prezzo, poi il prezzo intero.',
        'Può mandare in qualsiasi momento un’altra persona al Suo posto, senza spese. In caso di malattia o infortunio con certificato troviamo una nuova data.',
        'Se disdiciamo noi, sceglie tra una nuova data e il rimborso completo.',
      ],
    },
    {
      title: 'Maltempo e sicurezza',
      paragraphs: [
        'Pioggia e freddo fanno parte del gioco. In caso di allerta per tempesta o temporali, piena o pericolo di valanghe rinviamo; il Suo posto rimane oppure riceve il rimborso.',
        'Sul posto, della sicurezza decide chi guida; La preghiamo di seguirne le istruzioni. Ci dica prima che cosa dobbiamo sapere della Sua salute.',
        'L’assicurazione contro gli infortuni e di responsabilità civile spetta ai partecipanti.',
      ],
    },
    {
      title: 'Responsabilità e diritto applicabile',
      paragraphs: [
        'Rispondiamo secondo la legge dei danni causati con intenzione o per negligenza grave. La responsabilità per negligenza lieve è esclusa nella misura consentita dalla legge; l’esclusione non vale per le lesioni corporali.',
        'Si applica il diritto svizzero. Il foro è la sede di {company}; restano riservati i fori imperativi, in particolare per i consumatori.',
        'Fa stato la versione tedesca. Per ogni ordine registriamo la versione in vigore.',
      ],
    },
  ],
  actions: [
    {
      label: 'Contattarci',
      to: '/kontakt',
    },
    {
      label: 'Protezione dei dati',
      to: '/datenschutz',
    },
    {
      label: 'Note legali',
      to: '/impressum',
    },
  ],
}

export default it
