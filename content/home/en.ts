import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Projects, survival training, team events – Gratweg',
    description:
      'Digital projects and programmes, survival training at three levels and team events outdoors. From Cham on Lake Zug, Switzerland.',
  },
  hero: {
    titleLines: ['The plan is the map.', 'Leadership is the terrain.'],
    lead: 'We run digital projects and programmes. And outdoors we teach what counts indoors: deciding, holding out, keeping your bearings.',
    panoramaAlt: 'Panorama looking south from Cham: Zugerberg, Wildspitz, Rigi and the Alps beyond Lake Zug',
    signpostLabel: 'Signpost to our services',
    place: 'Cham',
    altitude: '418 m',
  },
  services: {
    waypointLabel: 'What we do',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Three paths, one aim: knowing what to do when visibility drops.',
    planned: 'planned',
    walked: 'walked',
    items: {
      projectManagement: {
        title: 'Project management',
        text: 'Digital projects from brief to handover. With a plan that still holds when the terrain changes.',
        link: 'See project management',
        alt: 'Map of Lake Zug: the planned path is straight, the one actually walked winds',
      },
      survivalTraining: {
        title: 'Survival training',
        text: 'Three levels, from a first fire to a route of your own. 1 to 2½ days, from {price:survival-from} per person.',
        link: 'See the three levels',
        alt: 'Bivouac by a fire under circling stars',
      },
      teamEvents: {
        title: 'Team events',
        text: 'Six outings in the woods and by the water. One team, one task, no signal.',
        link: 'See the six team events',
        alt: 'Streamlines around stones in a river',
      },
    },
  },
  about: {
    waypointLabel: 'About us',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Map and terrain',
    lead: 'Anyone who runs a project works with assumptions: dates, budgets, responsibilities. That is the map. It is useful until the fog comes in.',
    text: 'Outdoors we practise what no map shows: choosing the next step, pacing ourselves, keeping a group together. We know both sides: the order of a project and the calm of open ground.',
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
      date: 'Day',
      mark: 'Trail',
      name: 'Event',
      place: 'Place and time',
      price: 'Price',
      left: 'Places',
    },
    empty: 'No public events are planned at present. Please check back soon.',
    failed: 'Could not load calendar events. Please try again later.',
    ask: 'Suggest a date',
    link: 'See the full calendar',
  },
  news: {
    waypointLabel: 'News',
    place: 'Lake shore, Immensee',
    altitude: '413 m',
    title: 'From the field book',
    link: 'See all notes',
  },
  contact: {
    waypointLabel: 'Contact',
    place: 'Cham',
    altitude: '418 m',
    title: 'Where are you heading?',
    lead: 'Send us two sentences: where you are and where you want to go.',
    actions: { mail: 'Write an e-mail', book: 'Book in the shop' },
  },
}

export default en
