import type { Messages } from './de.ts'

const en: Messages = {
  roles: {
    owner: { name: 'Owner', may: 'everything' },
    office: {
      name: 'Office',
      may: 'events, bookings, requests, orders and content, without prices, company data, refunds and accounts',
    },
    guide: { name: 'Guide', may: 'events and who takes part, without money' },
  },
  role: 'Role {role}',
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
