import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Presentare un progetto – Gratweg',
    description:
      'Descriva il Suo progetto: prestazione, periodo, budget, team. {rule:noObligation} {rule:answer}',
  },
  title: 'Presentare un progetto',
  lead: 'Sei brevi tappe. Sono obbligatori solo la prestazione, il progetto, il nome, l’e-mail e l’accettazione delle condizioni generali; il resto può lasciarlo in sospeso. {rule:answer}',
  label: 'Richiesta di progetto',
  position: '{n} di 6',
  change: 'Modificare',
  next: 'Avanti: {name}',
  fillIn: 'Compilare',
  aside: {
    after:
      'Poi: un colloquio di un’ora e un’offerta di due pagine. Oppure Le diciamo, con i motivi, che non siamo le persone giuste.',
    rather: 'Preferisce parlarne?',
  },
  progress: {
    label: 'Tappe della richiesta',
    count: { one: '{n} tappa su 6 è compilata', other: '{n} tappe su 6 sono compilate' },
    done: 'compilata',
    wrong: 'qui qualcosa è da rivedere',
    ahead: 'ancora aperta',
    kept: 'Quello che scrive resta su questo dispositivo fino all’invio.',
  },
  stages: {
    task: { name: 'Il progetto', text: 'Obbligatorio. Bastano poche frasi, i dettagli li vediamo insieme.' },
    period: {
      name: 'Il periodo',
      text: 'Quando deve cominciare il progetto e quando finire? Qui tutto è facoltativo.',
    },
    budget: {
      name: 'Budget e contratto',
      text: 'Un ordine di grandezza ci aiuta a proporre la soluzione adatta. Qui tutto è facoltativo.',
    },
    team: {
      name: 'Team e settore',
      text: 'Quante persone partecipano, e in quale settore? Qui tutto è facoltativo.',
    },
    contact: {
      name: 'Contatto',
      text: 'Servono il nome e l’indirizzo e-mail: è lì che arriva la nostra risposta.',
    },
    finish: {
      name: 'Controllare e inviare',
      text: 'Controlli i Suoi dati e invii la richiesta. È senza impegno.',
    },
  },
  service: 'Quale prestazione desidera?',
  services: {
    projectManagement: 'Gestione di progetti',
    programmeManagement: 'Gestione di programmi',
    portfolioManagement: 'Gestione di portafogli',
    pmo: 'PMO',
    agileCoaching: 'Coaching agile',
    interimManagement: 'Management ad interim',
    trainingCoaching: 'Formazione e coaching',
    other: 'Qualcos’altro',
  },
  description: 'Che cosa ha in mente?',
  descriptionHint: 'A che punto è oggi, che cosa deve essere diverso alla fine e dove vede dei rischi?',
  period: 'Periodo',
  from: 'Inizio',
  to: 'Fine',
  priority: 'Priorità',
  priorities: { low: 'Bassa', medium: 'Media', high: 'Alta', urgent: 'Urgente' },
  budget: 'Budget in CHF',
  budgets: {
    to10: 'fino a 10’000',
    to50: '10’000–50’000',
    to100: '50’000–100’000',
    to250: '100’000–250’000',
    over250: 'oltre 250’000',
    custom: 'Con parole mie',
  },
  budgetText: 'Il Suo budget, con parole Sue',
  budgetTextHint: 'Per esempio: due giorni alla settimana fino all’estate.',
  contract: 'Tipo di contratto',
  contracts: {
    fixedPrice: { name: 'Prezzo fisso', text: 'Un prezzo per un risultato descritto prima' },
    timeAndMaterial: { name: 'A consuntivo', text: 'Le giornate effettive, con un tetto di spesa' },
    hybrid: { name: 'Misto', text: 'Progettazione a prezzo fisso, poi a consuntivo' },
    open: { name: 'Ancora da definire', text: 'Faremo noi una proposta' },
  },
  teamSize: 'Dimensione del team',
  teamSizes: {
    to5: '1–5 persone',
    to10: '6–10 persone',
    to20: '11–20 persone',
    over20: 'più di 20 persone',
  },
  industry: 'Settore',
  industries: {
    it: 'Informatica',
    finance: 'Finanza e assicurazioni',
    healthcare: 'Sanità',
    manufacturing: 'Produzione e industria',
    consulting: 'Consulenza',
    other: 'Altro',
  },
  address: 'Via e numero',
  postalCode: 'NPA',
  city: 'Località',
  country: 'Paese',
  heardOf: 'Come ci ha conosciuti?',
  heardFrom: {
    searchEngine: 'Motore di ricerca',
    socialMedia: 'Reti sociali',
    recommendation: 'Passaparola',
    event: 'Un evento',
    other: 'Altro',
  },
  note: 'C’è altro?',
  problems: {
    service: { required: 'Scelga una prestazione. Anche «Qualcos’altro» è una risposta.' },
    description: { required: 'Ci scriva una o due frasi sul Suo progetto.' },
    budgetText: { required: 'Scriva qualche parola sul budget oppure scelga una fascia.' },
  },
}

export default it
