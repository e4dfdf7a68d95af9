import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Note legali – Gratweg',
    description:
      'Chi gestisce questo sito: ditta, indirizzo postale, telefono, e-mail e IDI, con indicazioni su contenuto, carte, diritti d’autore e accessibilità.',
  },
  title: 'Note legali',
  lead: 'Chi c’è dietro questo sito e come raggiungerci.',
  sections: {
    anbieterin: {
      title: 'Chi gestisce il sito',
      paragraphs: [],
    },
    bestellen: {
      title: 'Ordinare e prenotare',
      paragraphs: [
        'I passi fino al contratto, la correzione dei dati inseriti e la nostra conferma sono descritti nelle condizioni generali: [nello shop](/agb#bestellen) e [per corsi e uscite](/agb#buchen).',
        'Valgono i prezzi e le durate pubblicati qui.',
      ],
    },
    inhalte: {
      title: 'Contenuto e link',
      paragraphs: [
        'Verifichiamo con cura le nostre indicazioni. Se trova comunque un errore, scriva a {email}.',
        'Dei contenuti di altri siti a cui rimandiamo rispondono i rispettivi gestori.',
      ],
    },
    karten: {
      title: 'Carte e segnavia',
      paragraphs: [
        'Carta e panorama sono schematici e non servono per orientarsi. In cammino usi la carta nazionale.',
        'Giallo, rosso e blu indicano da noi i livelli 1, 2 e 3 dei corsi, non le categorie dei sentieri svizzeri. La difficoltà di un percorso è indicata dal grado della scala escursionistica del CAS, sulla pagina del corso.',
      ],
    },
    urheberrecht: {
      title: 'Diritti d’autore',
      paragraphs: [
        'Testi, disegni e carte appartengono a {company}. Prima di usarli ci chieda il permesso.',
        'I caratteri Archivo e Newsreader sono distribuiti con la SIL Open Font License 1.1.',
      ],
    },
    zugang: {
      title: 'Accessibilità',
      paragraphs: [
        'Il sito dev’essere utilizzabile con la tastiera, con un lettore di schermo e con un forte ingrandimento; il nostro riferimento sono le WCAG 2.2, livello AA. Dove non ci riusciamo, ce lo dica: {email}.',
      ],
    },
  },
  facts: {
    company: { label: 'Ditta', value: '{company}' },
    address: { label: 'Indirizzo postale', value: '{street}, {city}, Svizzera' },
    email: { label: 'E-mail', value: '{email}' },
    phone: { label: 'Telefono', value: '{phone}' },
    representative: { label: 'Direzione', value: '{representative}' },
    register: { label: 'Registro di commercio', value: 'Cantone di Zugo, {uid}' },
    vat: { label: 'Numero IVA', value: '{vatNumber}' },
  },
}

export default it
