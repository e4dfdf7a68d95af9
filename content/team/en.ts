import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'The team – Gratweg',
    description:
      'Two people: the founder and managing director (MSc in project management, survival instructor certificate) and the co-founder, who runs administration.',
  },
  title: 'Two people, with you from start to finish',
  lead: 'The person who writes your quote or proposal also leads your project or your event. The other looks after dates, bookings and equipment.',
  bearing: 'Favourite bearing',
  fromCham: '{summit}, {degrees}° from Cham',
  qualifications: 'Training',
  languages: 'Languages',
  experience: 'Experience',
  since: 'since {year}',
  profile: 'Career',
  askFor: 'Ask about',
  schematic: 'Maps are schematic. Not for navigation.',
  instructors: 'Also leading',
  members: {
    founder: {
      role: 'Founder and managing director',
      training: 'MSc in project management and survival instructor certificate',
      text: 'Leads the projects, courses and team events, writes the quotes and proposals and is there on day one.',
      askFor: 'project enquiries, what happens on courses and team events, safety outdoors',
      mapAlt: 'Map of Lake Zug with the bearing from Cham, due south to Rigi Kulm',
    },
    coFounder: {
      role: 'Co-founder and administration',
      training: 'Dates, bookings, invoices, equipment',
      text: 'Makes sure that dates are right, invoices arrive, and the equipment is counted on the way out and on the way back.',
      askFor: 'dates and free places, invoices, vouchers, orders',
      mapAlt: 'Map of Lake Zug with the bearing from Cham, south-east to the Zugerberg',
    },
  },
  work: {
    label: 'The two of us',
    title: 'What that means for you',
    items: [
      {
        title: 'No handover',
        text: 'What’s promised in the first conversation is kept by the same person. There’s no sales team in between.',
      },
      {
        title: 'A clear yes or no',
        text: 'If we’re fully booked, we say so straight away and tell you when we’re next free.',
      },
      {
        title: 'The same rules indoors and out',
        text: 'How we lead and decide fits into seven short sections, on the philosophy page.',
      },
    ],
    link: 'What we hold to',
  },
  reach: {
    label: 'Next step',
    title: 'How to reach us',
    text: 'By phone during opening hours. If we’re out on a course, send us an e-mail. {rule:answer}',
    action: 'Get in touch',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
  },
}

export default en
