import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Still missing',
  lead: 'What only you know. Every fact has its place on the website and leaves no gap there until it’s given. “Enter” takes you to where you give it.',
  places: {
    levelTest: 'Survival training, level test',
    teamEventRequest: 'Team event request',
    founder: 'Team, founder',
    coFounder: 'Team, co-founder',
    further: 'Team, further person',
  },
  facts: {
    label: 'Facts',
    none: 'All facts are there.',
    columns: { fact: 'Missing', gain: 'What it adds', pages: 'Where it goes' },
    enter: 'Enter',
    items: {
      address: {
        name: 'Address',
        gain: 'The website shows a sample address. Without the real one the legal notice is incomplete, and nobody finds the office.',
      },
      phone: { name: 'Phone number', gain: 'Anyone who calls today reaches nobody.' },
      email: { name: 'E-mail address', gain: 'Anyone who writes today writes to a sample address.' },
      uid: {
        name: 'Company number (UID)',
        gain: 'Belongs in the legal notice. Companies check it before they pay an invoice.',
      },
      processors: {
        name: 'Providers of hosting, e-mail and accounting',
        gain: 'The privacy statement then names them instead of only the kind of service.',
      },
      voices: {
        name: 'Quotes from customers',
        gain: 'Stronger than any headline. They appear once a page has two approved quotes, with name and company.',
      },
      name: {
        name: 'Names of the two people',
        gain: 'Customers know who they’re dealing with. Until then the role is the heading.',
      },
      portrait: {
        name: 'Portraits',
        gain: 'A face creates trust. Until then the page shows a map. Format 4:5, outdoors, no pose.',
      },
      biography: {
        name: 'Short biographies of two or three sentences',
        gain: 'Says which projects and courses somebody has led, and something personal.',
      },
      qualifications: {
        name: 'Qualifications with awarding body and year',
        gain: 'Makes the certificate and the first-aid training verifiable. HR departments ask.',
      },
      languages: {
        name: 'Languages',
        gain: 'Many companies in Zug work in English and need to know whether that’s possible.',
      },
      since: { name: 'Experience since', gain: 'A year says more than “long-standing”.' },
      role: {
        name: 'Job title as each person prefers it',
        gain: 'For example a form that says whether it’s a woman or a man, which German, French and Italian readers expect.',
      },
      profileUrl: {
        name: 'Public profile',
        gain: 'Those who want to know more find the whole career, for example on LinkedIn.',
      },
      furtherInstructors: {
        name: 'Further instructors',
        gain: 'Large groups are led by two people. No page says yet who the second one is and how they’re trained.',
      },
      photographs: {
        name: 'Photographs',
        gain: 'Show what it’s really like: camp, food, weather, people. They appear once a page has three.',
      },
      references: {
        name: 'References',
        gain: 'Three engagements with sector, starting point and result. Without them, project leadership is a promise.',
      },
      proofs: {
        name: 'Credentials',
        gain: 'A strip of figures that you can back up: years, courses, certificates. It appears once there are two.',
      },
      insurance: {
        name: 'Public liability insurance',
        gain: 'The first question of every HR department before a team event.',
      },
      memberships: {
        name: 'Memberships and partners',
        gain: 'Associations, forest owners, funicular: shows that others work with you.',
      },
      meetingPlaces: {
        name: 'Exact meeting points',
        gain: 'Anyone who books wants to know how long the journey takes. So far only the area is given.',
      },
      travelTimes: {
        name: 'Travel times by train',
        gain: 'From Zug, Zurich and Lucerne, checked against the timetable.',
      },
      checkCents: {
        name: 'Price of the project check',
        gain: 'A fixed price makes the first step a small one.',
      },
      dayRateCents: {
        name: 'Day rate',
        gain: 'Anyone planning a budget knows whether a conversation is worthwhile.',
      },
    },
  },
  unconfirmed: {
    label: 'To confirm',
    lead: 'These statements are on the pages, but nobody has confirmed them yet. If a statement is right, confirm it here; if not, change it.',
    none: 'Everything is confirmed.',
    columns: { statement: 'Statement', pages: 'Where it is' },
    confirm: 'It is right',
    change: 'Change',
    ask: 'The website calculates with this. Ask the person who looks after your website to change it.',
    done: 'Confirmed.',
    confirmed: 'Confirmed',
    undo: 'Not right after all',
    undone: 'Confirmation taken back.',
  },
}

export default en
