import type { Messages } from './de.ts'

const it: Messages = {
  roles: {
    owner: { name: 'Direzione', may: 'tutto' },
    office: {
      name: 'Ufficio',
      may: 'uscite, prenotazioni, richieste, ordini e contenuti, senza prezzi, dati dell’azienda, rimborsi e account',
    },
    guide: { name: 'Guida', may: 'le uscite e chi vi partecipa, senza importi' },
  },
  role: 'Ruolo {role}',
  absent: {
    title: 'Questo non fa parte del Suo ruolo.',
    text: 'Ruolo {role}: {may}. Se Le serve altro, si rivolga alla direzione.',
    back: 'Alle uscite',
  },
  roster: {
    title: 'Chi viene',
    none: 'Nessuno ha ancora prenotato.',
    phone: 'Telefono',
    note: 'Osservazione',
    staffNote: 'Nota interna',
  },
}

export default it
