import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Survival courses around Lake Zug – Gratweg',
    description:
      'Survival courses around Lake Zug, 1 to 2½ days, for beginners and for those with experience, {francs:survival-from} to {francs:survival-to} per person.',
  },
  title: 'Survival courses around Lake Zug',
  motto: 'Level by level. One direction.',
  lead: 'Courses of 1 to 2½ days, from your first fire to your own route, {francs:survival-from} to {francs:survival-to} per person. You can come on your own. Courses are held in German.',
  sign: { label: 'See the dates', condition: 'per person', note: 'from {francs:survival-from}' },
  levels: {
    aufbruch: {
      text: 'Light a fire without a lighter, make water safe to drink and find your way with a map. No experience needed.',
      link: 'Level 1 in detail',
    },
    durchhaltevermoegen: {
      text: 'A night in a bivouac: you build a camp, stay warm, pace yourself and decide well even when you’re tired.',
      link: 'Level 2 in detail',
    },
    'klarer-kompass': {
      text: 'You plan the route, lead the group with map and bearing and spend two nights in a camp you build yourselves. The instructor comes along.',
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
    title: 'The levels side by side',
    grades:
      'T1, T2 and T3 are grades on the hiking scale of the Swiss Alpine Club (SAC): T1 is hiking on good paths, T2 mountain hiking with steep stretches, T3 demanding mountain hiking, in places without a path. Yellow, red and blue are our colours for levels 1, 2 and 3.',
  },
  gift: {
    name: 'Vouchers',
  },
}

export default en
