import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Survival training at three levels – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: three levels of survival training, 1 to 2½ days, CHF 200.00 to CHF 300.00 per person.',
  },
  title: 'Three levels. One direction.',
  lead: 'Outdoors you soon notice what holds: a clear decision, a good rest, one person who stays calm. Our courses are marked like Swiss hiking trails. Yellow, red, blue.',
  drawingAlt: 'Tent and fire by a lake, the stars circling the pole star above',
  facts: [
    {
      label: 'Duration',
      value: '1 to 2½ days',
    },
    {
      label: 'Price',
      value: 'CHF 200.00 to CHF 300.00 per person',
    },
    {
      label: 'For whom',
      value: 'individuals, leaders, project teams',
    },
  ],
  levels: {
    aufbruch: {
      title: 'Aufbruch',
      text: 'The first step away from habit. You make fire, find water and read the terrain before it reads you.',
      facts: '1 day, CHF 200.00 per person',
      link: 'Level 1 in detail',
      alt: 'Morning sun above a lake, a pale path in the foreground',
    },
    durchhaltevermoegen: {
      title: 'Durchhalte\u00advermögen',
      text: 'A night in the bivouac. Sleep, warmth and good humour run short. That is when you see how a group decides.',
      facts: '2 days with bivouac, CHF 250.00 per person',
      link: 'Level 2 in detail',
      alt: 'Tent and fire by a lake, the stars circling the pole star above',
    },
    'klarer-kompass': {
      title: 'Klarer Kompass',
      text: 'Your route, your decision. Across country by map and bearing: we come along, you lead.',
      facts: '2½ days, CHF 300.00 per person',
      link: 'Level 3 in detail',
      alt: 'Summit in midday light below a compass ring, a dashed trace leads up to it',
    },
  },
  sections: [
    {
      title: 'Outdoors and indoors',
      paragraphs: [
        'A fire in the rain teaches priorities: tinder first, then wood, then flame.',
        'A night in the bivouac teaches you to ration your strength before it is gone.',
        'Walking on a bearing teaches you to keep direction when the goal is out of sight.',
        'The decision to turn back teaches you to stop a project while it still takes courage.',
      ],
    },
  ],
  actions: [
    {
      label: 'See the dates',
      to: '/event-kalender',
    },
    {
      label: 'Vouchers in the shop',
      to: '/shop',
    },
  ],
}

export default en
