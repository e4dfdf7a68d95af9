import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Survival courses, team events, projects – Gratweg',
    description:
      'Survival courses of 1 to 2½ days from {francs:survival-from} per person, team events from 4\u00a0hours, leadership for digital projects. Based in Cham on Lake Zug.',
  },
  hero: {
    titleLines: ['Survival courses, team events', 'and project leadership.'],
    motto: 'The plan is the map. Leadership is the terrain.',
    lead: 'For individuals, teams and companies: courses of 1 to 2½ days, events for your team from 4\u00a0hours, leadership for digital projects. From Cham on Lake Zug.',
    panoramaAlt: 'Panorama looking south from Cham: Zugerberg, Wildspitz, Rigi and the Alps beyond Lake Zug',
    signs: {
      course: {
        label: 'Find a course',
        condition: 'per person, 1–2½ days',
        note: 'from {francs:survival-from}',
      },
      teamEvent: {
        label: 'Plan a team event',
        condition: 'up to 12 people, from 4\u00a0hrs',
        note: 'from {francs:team-events-from}',
      },
      project: { label: 'Discuss a project', condition: 'reply within 24 hours', note: 'no obligation' },
    },
    signpostLabel: 'Signpost to our services',
    place: 'Cham',
    altitude: '418 m',
  },
  waypoint: 'Waypoint {n}',
  services: {
    waypointLabel: 'What we do',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'What we offer, for whom and at what price',
    planned: 'planned',
    walked: 'walked',
    items: {
      survivalTraining: {
        title: 'Survival training',
        facts: '1 to 2½ days, {francs:survival-from} to {francs:survival-to} per person',
        text: 'Courses at different levels, from your first fire to a route of your own. You book single places on public dates, alone or with others.',
        link: 'Compare the levels',
        alt: 'Bivouac by a fire under circling stars',
      },
      teamEvents: {
        title: 'Team events',
        facts:
          '4 hours to 1½ days, flat rates from {francs:team-events-from} to {francs:team-events-to} for up to 12 people',
        text: 'Events for your team in the woods and by the water, on a date you choose. For 13 people or more, you pay per person.',
        link: 'Find the right event',
        alt: 'Camp fire drawn in lines of equal heat',
      },
      projectManagement: {
        title: 'Project management',
        facts: 'Projects and programmes: fixed price, time and materials, or a mix',
        text: 'We lead IT and transformation projects for companies, from brief to handover. {rule:noObligation} {rule:answer}',
        link: 'How we lead projects',
        alt: 'Map of Lake Zug: the planned path is straight, the one actually walked winds',
      },
    },
  },
  about: {
    waypointLabel: 'About us',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Who we are',
    lead: 'Gratweg is a small company in Cham. We lead digital projects, and we run courses and team events outdoors.',
    text: 'If you lead a project, you work with assumptions: dates, budgets, responsibilities. That’s the map. Outdoors we practise what no map shows: choosing the next step, pacing yourself, keeping a group together.',
    link: 'Meet the team',
    quote: '“If you know where you stand, you need not raise your voice.”',
    mapAlt:
      'Schematic map of Lake Zug showing the loop Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'This page is a loop round Lake Zug: six waypoints and back to Cham.',
    schematic: 'Schematic. Not for navigation.',
  },
  band: {
    kicker: 'Next course',
    placesLeft: { one: '{n} place left', other: '{n} places left' },
    firstStep: {
      kicker: 'The first step',
      duration: 'Duration',
      length: '1 day',
      unit: 'per person',
      action: 'See the course',
    },
  },
  events: {
    waypointLabel: 'Dates',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Upcoming dates',
    columns: {
      date: 'Date',
      mark: 'Trail mark',
      name: 'Event',
      place: 'Place and time',
      price: 'Price',
      left: 'Places',
    },
    empty: 'No public events are planned at present. Please check back soon.',
    failed: 'Could not load calendar events. Please try again later.',
    ask: 'Request a date',
    link: 'See all dates',
    levelTest: 'Which level suits me?',
  },
  news: {
    waypointLabel: 'News',
    place: 'Lake shore, Immensee',
    altitude: '413 m',
    title: 'News and field notes',
    link: 'All news',
  },
  contact: {
    waypointLabel: 'Contact',
    place: 'Cham',
    altitude: '418 m',
    title: 'Write to us',
    lead: 'A question, a date, a project: tell us briefly what it’s about. {rule:answer}',
    actions: { mail: 'Write an e-mail', book: 'Buy a voucher', dates: 'See dates' },
  },
}

export default en
