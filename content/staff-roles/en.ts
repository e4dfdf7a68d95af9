import type { Messages } from './de.ts'

const en: Messages = {
  roles: {
    owner: { name: 'Owner', may: 'everything' },
    office: {
      name: 'Office',
      may: 'events, bookings, requests, orders and content, without prices, company data, refunds and accounts',
    },
    guide: { name: 'Guide', may: 'events they lead or help at and who takes part, without money' },
  },
  role: 'Role {role}',
  accounts: {
    title: 'Staff',
    lead: 'Who works in the back office, and what they may do. The last owner always stays.',
    invite: 'Invite somebody',
    elsewhere:
      'A Supabase project keeps the accounts. Set the role owner, office or guide in app_metadata there.',
    columns: { account: 'Account', role: 'Role', signIn: 'Last sign-in', factor: 'Second factor' },
    csv: { since: 'Member since' },
    actions: { role: 'Change role', revocation: 'Revoke access', invitation: 'Invite again' },
    you: 'Your account',
    since: 'since {moment}',
    never: 'never',
    invited: 'invited, not accepted yet',
    banned: 'banned',
    factor: 'set up',
    noFactor: 'none',
    link: {
      label: 'Link of the invitation',
      text: 'The invitation to {email} is on its way. If the e-mail does not arrive, hand this link over in person.',
      hint: 'Works once, for 24 hours, for anybody who has it.',
    },
    dialog: {
      inviteText:
        'The invitation goes by e-mail and is valid for 24 hours. If the address has a confirmed account already, it gets the role at once.',
      email: 'E-mail address',
      wrongEmail: 'Please enter an e-mail address.',
      inviteSubmit: 'Invite, 1 e-mail',
      invited: 'The invitation is on its way.',
      roleTitle: 'Change the role of {email}?',
      roleText: 'It holds from this person’s next click.',
      roleSubmit: 'Change role',
      roleDone: 'The role is changed.',
      revokeTitle: 'Revoke the access of {email}?',
      revokeText: 'Role {role}. The back office closes at this person’s next click. What they changed stays.',
      revokeSubmit: 'Revoke access',
      revoked: 'The access is revoked.',
      againTitle: 'Invite {email} again?',
      againText: 'The earlier link is then no longer valid.',
    },
  },
  absent: {
    title: 'This is not part of your role.',
    text: 'Role {role}: {may}. If you need more, ask an owner.',
    back: 'To the events',
  },
  roster: {
    title: 'Who is coming',
    none: 'Nobody has booked yet.',
    phone: 'Phone',
    note: 'Remark',
    staffNote: 'Internal note',
  },
}

export default en
