import type { Messages } from './de.ts'

const it: Messages = {
  roles: {
    owner: { name: 'Direzione', may: 'tutto' },
    office: {
      name: 'Ufficio',
      may: 'uscite, prenotazioni, richieste, ordini e contenuti, senza prezzi, dati dell’azienda, rimborsi e account',
    },
    guide: { name: 'Guida', may: 'le proprie uscite e chi vi partecipa, senza importi' },
  },
  role: 'Ruolo {role}',
  accounts: {
    title: 'Collaboratori',
    lead: 'Chi lavora nell’amministrazione e che cosa può fare. L’ultimo account della direzione rimane sempre.',
    invite: 'Invitare una persona',
    elsewhere:
      'Gli account sono gestiti da un progetto Supabase. Vi imposti in app_metadata il ruolo owner, office o guide.',
    columns: { account: 'Account', role: 'Ruolo', signIn: 'Ultimo accesso', factor: 'Secondo fattore' },
    csv: { since: 'Membro dal' },
    actions: { role: 'Cambiare ruolo', revocation: 'Revocare l’accesso', invitation: 'Invitare di nuovo' },
    you: 'Il Suo account',
    since: 'dal {moment}',
    never: 'mai',
    invited: 'invito non ancora accettato',
    banned: 'bloccato',
    factor: 'attivo',
    noFactor: 'nessuno',
    link: {
      label: 'Link dell’invito',
      text: 'L’invito a {email} è in viaggio. Se l’e-mail non arriva, inoltri questo link.',
      hint: 'Vale una volta, per 24 ore. Chi lo possiede può entrare.',
    },
    dialog: {
      inviteText:
        'L’invito parte per e-mail e vale 24 ore. Se l’indirizzo ha già un account confermato, riceve subito il ruolo.',
      email: 'Indirizzo e-mail',
      wrongEmail: 'Inserisca un indirizzo e-mail.',
      inviteSubmit: 'Invitare, 1 e-mail',
      invited: 'L’invito è in viaggio.',
      roleTitle: 'Cambiare il ruolo di {email}?',
      roleText: 'Vale dal prossimo clic di questa persona.',
      roleSubmit: 'Cambiare ruolo',
      roleDone: 'Il ruolo è cambiato.',
      revokeTitle: 'Revocare l’accesso a {email}?',
      revokeText:
        'Ruolo {role}. L’amministrazione si chiude al prossimo clic di questa persona. Ciò che ha modificato resta.',
      revokeSubmit: 'Revocare l’accesso',
      revoked: 'L’accesso è revocato.',
      againTitle: 'Invitare di nuovo {email}?',
      againText: 'Il link precedente non varrà più.',
    },
  },
  absent: {
    title: 'Questo non fa parte del Suo ruolo.',
    text: 'Ruolo {role}: {may}. Se Le serve altro, si rivolga alla direzione.',
    back: 'Vedere le uscite',
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
