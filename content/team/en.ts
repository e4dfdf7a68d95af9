import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'The team – Gratweg',
    description:
      'Two people: the founder, managing director with an MSc in project management and a survival instructor certificate, and the co-founder, administration.',
  },
  title: 'Two people, one office, plenty of woodland.',
  lead: 'We are small. When you call, you speak to the person who will also come along.',
  bearing: 'Favourite bearing',
  fromCham: '{degrees}° from Cham',
  askFor: 'Ask about',
  schematic: 'Schematic. Not for navigation.',
  members: {
    founder: {
      role: 'Founder and managing director',
      training: 'MSc in project management, survival instructor certificate',
      text: 'Leads the projects and the courses, and so knows both kinds of fog. Writes the proposals in person, and is there on the Monday when things start.',
      askFor: 'project requests, the content of courses and events, safety outdoors',
      summit: 'Almost due south. Know this line, and you find your way home from any shore.',
      mapAlt: 'Map section with Rigi Kulm and the bearing from Cham',
    },
    coFounder: {
      role: 'Co-founder and administration',
      training: 'Dates, bookings, invoices, equipment',
      text: 'Holds together what would otherwise drift apart, and sees to it that the equipment is counted on the way out and counted on the way back.',
      askFor: 'dates and free places, invoices, vouchers, orders',
      summit: 'The hill next door. Close enough to be back at the phone after lunch.',
      mapAlt: 'Map section with the Zugerberg and the bearing from Cham',
    },
  },
  work: {
    label: 'The two of us',
    title: 'What that means for you',
    paragraphs: [
      'The same person leads the projects and the courses. What does not hold up outdoors, we do not use indoors either.',
      'There is no handover from sales to delivery, because there is no sales team. Whoever makes a promise in the first conversation has to keep it.',
      'It also means that we are sometimes fully booked. Then we say so in that first conversation and name the next period that is free.',
    ],
    link: 'What we hold to',
  },
  reach: {
    label: 'Next step',
    title: 'How to reach us',
    text: 'The phone is answered by whoever is not in the woods. If both of us are out, so is the signal. Send an e-mail then.',
    action: 'Get in touch',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
  },
}

export default en
