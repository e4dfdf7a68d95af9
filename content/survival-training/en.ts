import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Survival training at three levels – Gratweg',
    description:
      'Aufbruch, Durchhaltevermögen, Klarer Kompass: three levels of survival training, 1 to 2½ days, {price:survival-from} to {price:survival-to} per person.',
  },
  titleLines: ['Three levels.', 'One direction.'],
  lead: 'Outdoors you soon see what holds: a clear decision, a good rest, one person who stays calm. Our courses are marked like Swiss hiking trails. Yellow, red, blue.',
  levels: {
    aufbruch: {
      text: 'A first step out of the familiar. You light a fire, find water and read the terrain before it reads you.',
      link: 'Level 1 in detail',
    },
    durchhaltevermoegen: {
      text: 'A night in a bivouac. Sleep, warmth and good humour run short. That is when you see how a group decides.',
      link: 'Level 2 in detail',
    },
    'klarer-kompass': {
      text: 'Your route, your decision. With a map, a bearing and two nights out: we come along, you lead.',
      link: 'Level 3 in detail',
    },
  },
  transfer: {
    name: 'Outdoors and indoors',
    title: 'What you do out there, and how much of it makes it back to the office.',
    outside: 'Outdoors',
    inside: 'Indoors',
    pairs: [
      { outside: 'A fire in the rain', inside: 'Priorities: tinder first, then wood, then the flame' },
      { outside: 'The night in a bivouac', inside: 'Pacing yourself before your strength runs out' },
      { outside: 'Walking on a bearing', inside: 'Holding course when the goal is out of sight' },
      { outside: 'The decision to turn back', inside: 'Stopping a project while that still takes courage' },
    ],
  },
  comparison: {
    name: 'Comparison',
    title: 'The three levels side by side',
  },
  gift: {
    name: 'Vouchers',
  },
}

export default en
