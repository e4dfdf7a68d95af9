import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La Sua uscita – Gratweg',
    description: 'Orario, ritrovo e lista del materiale della Sua uscita, e la pagina per iscriversi.',
  },
  name: 'Il Suo gruppo',
  lead: 'Viene anche Lei? Si iscriva qui, senza account, in un minuto.',
  entered: 'La Sua iscrizione c’è. A presto.',
  removed: 'La Sua iscrizione è cancellata.',
  count: {
    one: 'Su {people} persone se n’è iscritta {n}.',
    other: 'Su {people} persone se ne sono iscritte {n}.',
  },
  full: 'Tutti i posti di questo gruppo sono occupati. Se si è già iscritto, apra il Suo link personale. Altrimenti chieda a chi ha prenotato.',
  closed: 'Qui le iscrizioni sono chiuse. Chieda a chi ha prenotato oppure ci scriva.',
  title: 'Si iscriva',
  change: 'La Sua iscrizione',
  fields: {
    name: 'Nome e cognome',
    food: 'Pasto',
    foodHint: 'Conta solo se l’uscita comprende un pasto.',
    foods: { everything: 'Mangio di tutto', vegetarian: 'Vegetariano', vegan: 'Vegano' },
    note: 'Che cosa deve sapere la guida',
    optional: '(facoltativo)',
    notePlaceholder: 'Allergia, ferita, medicamento',
  },
  privacy:
    'Il Suo nome lo vede anche chi ha prenotato. Pasto e osservazione li legge solo chi prepara e guida l’uscita.',
  enter: 'Vengo anch’io',
  save: 'Salva la modifica',
  saved: 'La Sua iscrizione è salvata.',
  working: 'Salvataggio…',
  back: 'Questa pagina è solo Sua: ne conservi l’indirizzo e potrà modificare l’iscrizione fino all’inizio. Se poi non viene, la cancelli.',
  remove: 'Cancella la mia iscrizione',
  facts: { when: 'Quando', where: 'Dove', meetingPoint: 'Ritrovo' },
  company: 'Gruppo',
  checkIn: {
    title: 'Il giorno stesso',
    text: 'Mostri questo codice al punto di ritrovo: nessuno deve cercare il Suo nome. Non dice nulla di Lei.',
    alt: 'Il Suo codice QR per la registrazione',
  },
  packing: 'Da portare',
  calendar: 'Aggiungi al calendario',
  pdf: 'Tutto su una pagina (PDF)',
  sheet: {
    subject: '{title}: per chi viene',
    greeting: 'Buongiorno',
    text: 'Ci fa piacere che venga. Si iscriva con il codice qui sotto o con l’indirizzo accanto. Non serve un account.',
    way: 'Qui può iscriversi',
  },
  problems: {
    nameRequired: 'Indichi il Suo nome.',
    too_long: 'È troppo lungo. Abbrevi il testo.',
    invalid: 'Non riusciamo a leggere questa indicazione. La controlli.',
    name_taken:
      'Con questo nome c’è già un’iscrizione. Se è la Sua, apra il Suo link personale. Altrimenti completi il nome, per distinguervi.',
    group_full: 'Nel frattempo tutti i posti sono occupati. Chieda a chi ha prenotato.',
    group_closed: 'Qui le iscrizioni sono chiuse.',
    unknown_entry: 'Questa iscrizione non esiste più.',
    unknown_group: 'Questo link non è più valido. Chieda quello nuovo.',
    too_many_requests: 'Sono molte iscrizioni in una volta. Aspetti dieci minuti.',
    failed: 'Non ha funzionato, non è stato salvato nulla. Riprovi.',
  },
  unknown: {
    title: 'Non troviamo questo gruppo.',
    lead: 'Il link è incompleto o è stato sostituito. Chieda quello nuovo a chi ha prenotato.',
    contact: 'Scrivere un messaggio',
  },
}

export default it
