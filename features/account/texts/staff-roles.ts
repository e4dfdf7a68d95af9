import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  roles: {
    owner: {
      name: { de: 'Geschäftsleitung', en: 'Owner', fr: 'Direction', it: 'Direzione' },
      may: { de: 'alles', en: 'everything', fr: 'tout', it: 'tutto' },
    },
    office: {
      name: { de: 'Büro', en: 'Office', fr: 'Bureau', it: 'Ufficio' },
      may: {
        de: 'Anlässe, Buchungen, Anfragen, Bestellungen und Inhalte, ohne Preise, Firmendaten, Rückerstattungen und Konten',
        en: 'events, bookings, requests, orders and content, without prices, company data, refunds and accounts',
        fr: 'sorties, réservations, demandes, commandes et contenus, sans les prix, les données de l’entreprise, les remboursements et les comptes',
        it: 'uscite, prenotazioni, richieste, ordini e contenuti, senza prezzi, dati dell’azienda, rimborsi e account',
      },
    },
    guide: {
      name: { de: 'Guide', en: 'Guide', fr: 'Guide', it: 'Guida' },
      may: {
        de: 'die eigenen Anlässe und wer daran teilnimmt, ohne Geld',
        en: 'events they lead or help at and who takes part, without money',
        fr: 'ses propres sorties et leurs participants, sans les montants',
        it: 'le proprie uscite e chi vi partecipa, senza importi',
      },
    },
  },
  /** Under the links out of the back office. */
  role: { de: 'Rolle {role}', en: 'Role {role}', fr: 'Rôle {role}', it: 'Ruolo {role}' },
  accounts: {
    title: { de: 'Mitarbeitende', en: 'Staff', fr: 'Collaborateurs', it: 'Collaboratori' },
    lead: {
      de: 'Wer in der Verwaltung arbeitet und was sie oder er darf. Die letzte Person der Geschäftsleitung bleibt immer.',
      en: 'Who works in the back office, and what they may do. The last owner always stays.',
      fr: 'Qui travaille dans l’administration et ce que chacun peut y faire. Le dernier compte de la direction reste toujours.',
      it: 'Chi lavora nell’amministrazione e che cosa può fare. L’ultimo account della direzione rimane sempre.',
    },
    invite: {
      de: 'Person einladen',
      en: 'Invite somebody',
      fr: 'Inviter une personne',
      it: 'Invitare una persona',
    },
    elsewhere: {
      de: 'Die Konten führt ein Supabase-Projekt. Setzen Sie dort in app_metadata die Rolle owner, office oder guide.',
      en: 'A Supabase project keeps the accounts. Set the role owner, office or guide in app_metadata there.',
      fr: 'Les comptes sont gérés par un projet Supabase. Indiquez-y le rôle owner, office ou guide dans app_metadata.',
      it: 'Gli account sono gestiti da un progetto Supabase. Vi imposti in app_metadata il ruolo owner, office o guide.',
    },
    columns: {
      account: LABELS.account,
      role: { de: 'Rolle', en: 'Role', fr: 'Rôle', it: 'Ruolo' },
      signIn: { de: 'Letzte Anmeldung', en: 'Last sign-in', fr: 'Dernière connexion', it: 'Ultimo accesso' },
      factor: { de: 'Zweiter Faktor', en: 'Second factor', fr: 'Second facteur', it: 'Secondo fattore' },
    },
    csv: { since: { de: 'Dabei seit', en: 'Member since', fr: 'Membre depuis', it: 'Membro dal' } },
    actions: {
      role: { de: 'Rolle ändern', en: 'Change role', fr: 'Changer le rôle', it: 'Cambiare ruolo' },
      revocation: {
        de: 'Zugang entziehen',
        en: 'Revoke access',
        fr: 'Retirer l’accès',
        it: 'Revocare l’accesso',
      },
      invitation: {
        de: 'Nochmals einladen',
        en: 'Invite again',
        fr: 'Inviter à nouveau',
        it: 'Invitare di nuovo',
      },
    },
    you: { de: 'Ihr Konto', en: 'Your account', fr: 'Votre compte', it: 'Il Suo account' },
    since: { de: 'dabei seit {moment}', en: 'since {moment}', fr: 'depuis le {moment}', it: 'dal {moment}' },
    never: { de: 'noch nie', en: 'never', fr: 'jamais', it: 'mai' },
    invited: {
      de: 'eingeladen, noch nicht angenommen',
      en: 'invited, not accepted yet',
      fr: 'invitation pas encore acceptée',
      it: 'invito non ancora accettato',
    },
    banned: { de: 'gesperrt', en: 'banned', fr: 'bloqué', it: 'bloccato' },
    factor: { de: 'eingerichtet', en: 'set up', fr: 'en place', it: 'attivo' },
    noFactor: { de: 'keiner', en: 'none', fr: 'aucun', it: 'nessuno' },
    link: {
      label: {
        de: 'Link der Einladung',
        en: 'Link of the invitation',
        fr: 'Lien de l’invitation',
        it: 'Link dell’invito',
      },
      text: {
        de: 'Die Einladung an {email} ist unterwegs. Kommt die E-Mail nicht an, geben Sie diesen Link persönlich weiter.',
        en: 'The invitation to {email} is on its way. If the e-mail does not arrive, hand this link over in person.',
        fr: 'L’invitation à {email} est en route. Si l’e-mail n’arrive pas, remettez ce lien en personne.',
        it: 'L’invito a {email} è in viaggio. Se l’e-mail non arriva, inoltri questo link.',
      },
      hint: {
        de: 'Gilt einmal, während 24 Stunden. Wer ihn hat, kommt hinein.',
        en: 'Works once, for 24 hours, for anybody who has it.',
        fr: 'Valable une fois, pendant 24 heures. Quiconque le possède peut entrer.',
        it: 'Vale una volta, per 24 ore. Chi lo possiede può entrare.',
      },
    },
    dialog: {
      inviteText: {
        de: 'Die Einladung geht per E-Mail und gilt 24 Stunden. Hat die Adresse schon ein bestätigtes Konto, erhält es die Rolle sofort.',
        en: 'The invitation goes by e-mail and is valid for 24 hours. If the address has a confirmed account already, it gets the role at once.',
        fr: 'L’invitation part par e-mail et vaut 24 heures. Si l’adresse a déjà un compte confirmé, il reçoit le rôle tout de suite.',
        it: 'L’invito parte per e-mail e vale 24 ore. Se l’indirizzo ha già un account confermato, riceve subito il ruolo.',
      },
      email: LABELS.emailAddress,
      wrongEmail: {
        de: 'Bitte eine E-Mail-Adresse eingeben.',
        en: 'Please enter an e-mail address.',
        fr: 'Veuillez saisir une adresse e-mail.',
        it: 'Inserisca un indirizzo e-mail.',
      },
      inviteSubmit: {
        de: 'Einladen, 1 E-Mail',
        en: 'Invite, 1 e-mail',
        fr: 'Inviter, 1 e-mail',
        it: 'Invitare, 1 e-mail',
      },
      invited: {
        de: 'Die Einladung ist unterwegs.',
        en: 'The invitation is on its way.',
        fr: 'L’invitation est en route.',
        it: 'L’invito è in viaggio.',
      },
      roleTitle: {
        de: 'Rolle von {email} ändern?',
        en: 'Change the role of {email}?',
        fr: 'Changer le rôle de {email}\u202f?',
        it: 'Cambiare il ruolo di {email}?',
      },
      roleText: {
        de: 'Gilt ab dem nächsten Klick dieser Person.',
        en: 'It holds from this person’s next click.',
        fr: 'Valable dès le prochain clic de cette personne.',
        it: 'Vale dal prossimo clic di questa persona.',
      },
      roleSubmit: { de: 'Rolle ändern', en: 'Change role', fr: 'Changer le rôle', it: 'Cambiare ruolo' },
      roleDone: {
        de: 'Die Rolle ist geändert.',
        en: 'The role is changed.',
        fr: 'Le rôle est changé.',
        it: 'Il ruolo è cambiato.',
      },
      revokeTitle: {
        de: '{email} den Zugang entziehen?',
        en: 'Revoke the access of {email}?',
        fr: 'Retirer l’accès à {email}\u202f?',
        it: 'Revocare l’accesso a {email}?',
      },
      revokeText: {
        de: 'Rolle {role}. Die Verwaltung schliesst sich ab dem nächsten Klick dieser Person. Was sie geändert hat, bleibt.',
        en: 'Role {role}. The back office closes at this person’s next click. What they changed stays.',
        fr: 'Rôle {role}. L’administration se ferme au prochain clic de cette personne. Ce qu’elle a modifié reste.',
        it: 'Ruolo {role}. L’amministrazione si chiude al prossimo clic di questa persona. Ciò che ha modificato resta.',
      },
      revokeSubmit: {
        de: 'Zugang entziehen',
        en: 'Revoke access',
        fr: 'Retirer l’accès',
        it: 'Revocare l’accesso',
      },
      revoked: {
        de: 'Der Zugang ist entzogen.',
        en: 'The access is revoked.',
        fr: 'L’accès est retiré.',
        it: 'L’accesso è revocato.',
      },
      againTitle: {
        de: '{email} nochmals einladen?',
        en: 'Invite {email} again?',
        fr: 'Inviter {email} à nouveau\u202f?',
        it: 'Invitare di nuovo {email}?',
      },
      againText: {
        de: 'Der frühere Link gilt dann nicht mehr.',
        en: 'The earlier link is then no longer valid.',
        fr: 'Le lien précédent ne sera plus valable.',
        it: 'Il link precedente non varrà più.',
      },
    },
  },
  absent: {
    title: {
      de: 'Das gehört nicht zu Ihrer Rolle.',
      en: 'This is not part of your role.',
      fr: 'Cela ne fait pas partie de votre rôle.',
      it: 'Questo non fa parte del Suo ruolo.',
    },
    text: {
      de: 'Rolle {role}: {may}. Brauchen Sie mehr, fragen Sie jemanden von der Geschäftsleitung.',
      en: 'Role {role}: {may}. If you need more, ask an owner.',
      fr: 'Rôle {role}\u202f: {may}. S’il vous faut davantage, adressez-vous à la direction.',
      it: 'Ruolo {role}: {may}. Se Le serve altro, si rivolga alla direzione.',
    },
    back: { de: 'Zu den Anlässen', en: 'To the events', fr: 'Aux sorties', it: 'Vedere le uscite' },
  },
  roster: {
    title: { de: 'Wer kommt', en: 'Who is coming', fr: 'Qui vient', it: 'Chi viene' },
    none: LABELS.nobodyBooked,
    phone: LABELS.phone,
    note: LABELS.remark,
    staffNote: LABELS.internalNote,
  },
})
