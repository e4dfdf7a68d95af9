import type { Messages } from './de.ts'

const fr: Messages = {
  roles: {
    owner: { name: 'Direction', may: 'tout' },
    office: {
      name: 'Bureau',
      may: 'sorties, réservations, demandes, commandes et contenus, sans les prix, les données de l’entreprise, les remboursements et les comptes',
    },
    guide: { name: 'Guide', may: 'ses propres sorties et leurs participants, sans les montants' },
  },
  role: 'Rôle {role}',
  accounts: {
    title: 'Collaborateurs',
    lead: 'Qui travaille dans l’administration et ce que chacun peut y faire. Le dernier compte de la direction reste toujours.',
    invite: 'Inviter une personne',
    elsewhere:
      'Les comptes sont gérés par un projet Supabase. Indiquez-y le rôle owner, office ou guide dans app_metadata.',
    columns: { account: 'Compte', role: 'Rôle', signIn: 'Dernière connexion', factor: 'Second facteur' },
    csv: { since: 'Membre depuis' },
    actions: { role: 'Changer le rôle', revocation: 'Retirer l’accès', invitation: 'Inviter à nouveau' },
    you: 'Votre compte',
    since: 'depuis le {moment}',
    never: 'jamais',
    invited: 'invitation pas encore acceptée',
    banned: 'bloqué',
    factor: 'en place',
    noFactor: 'aucun',
    link: {
      label: 'Lien de l’invitation',
      text: 'L’invitation à {email} est en route. Si l’e-mail n’arrive pas, remettez ce lien en personne.',
      hint: 'Valable une fois, pendant 24 heures. Quiconque le possède peut entrer.',
    },
    dialog: {
      inviteText:
        'L’invitation part par e-mail et vaut 24 heures. Si l’adresse a déjà un compte confirmé, il reçoit le rôle tout de suite.',
      email: 'Adresse e-mail',
      wrongEmail: 'Veuillez saisir une adresse e-mail.',
      inviteSubmit: 'Inviter, 1 e-mail',
      invited: 'L’invitation est en route.',
      roleTitle: 'Changer le rôle de {email}\u202f?',
      roleText: 'Valable dès le prochain clic de cette personne.',
      roleSubmit: 'Changer le rôle',
      roleDone: 'Le rôle est changé.',
      revokeTitle: 'Retirer l’accès à {email}\u202f?',
      revokeText:
        'Rôle {role}. L’administration se ferme au prochain clic de cette personne. Ce qu’elle a modifié reste.',
      revokeSubmit: 'Retirer l’accès',
      revoked: 'L’accès est retiré.',
      againTitle: 'Inviter {email} à nouveau\u202f?',
      againText: 'Le lien précédent ne sera plus valable.',
    },
  },
  absent: {
    title: 'Cela ne fait pas partie de votre rôle.',
    text: 'Rôle {role}\u202f: {may}. S’il vous faut davantage, adressez-vous à la direction.',
    back: 'Aux sorties',
  },
  roster: {
    title: 'Qui vient',
    none: 'Personne n’a encore réservé.',
    phone: 'Téléphone',
    note: 'Remarque',
    staffNote: 'Note interne',
  },
}

export default fr
