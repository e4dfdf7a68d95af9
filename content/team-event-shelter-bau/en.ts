import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Shelter-Bau, a team event outdoors – Gratweg',
    description:
      'One day, one roof of branches and leaves, built by the whole team. Up to 12 people {price:shelter-bau} flat rate, 20 people at most.',
  },
  title: 'Shelter-Bau',
  lead: 'Shelter building: branches become a roof, colleagues become a crew.',
  drawingAlt: 'View from a shelter of woven branches onto hills and a low sun',
  place: 'Woods by Lake Zug',
  season: 'March–November',
  focus: 'Planning, sharing out work, honest testing',
  about: {
    title: 'A roof that has to keep the water out',
    text: 'Branches, cord and leaves become a shelter with room for everyone. At the end, water comes from above, out of two watering cans. Then you see which agreements held.',
  },
  features: [
    {
      title: 'Planning',
      text: 'One spot, one sketch, just under an hour. Then building starts, even with questions open.',
    },
    {
      title: 'Sharing the work',
      text: 'Frame, weave, leaves. Three groups, none of which can finish alone.',
    },
    {
      title: 'Testing',
      text: 'Water has no respect for job titles. It finds the gap, and everyone sees it.',
    },
  ],
  expect: [
    'You choose the spot: ground, wind, dead wood overhead.',
    'You draw a plan and share out the work.',
    'You build, and the plan changes along the way.',
    'You sit under the roof and wait for the water.',
  ],
  forWhom:
    'For teams from different departments working on the same thing. You need no craft skills, but you do need sturdy shoes.',
  quote: '“A roof is as watertight as the spot nobody felt responsible for.”',
  schedule: {
    title: 'From the spot to the water test',
    end: '17:00',
    rows: [
      {
        time: '09:00',
        title: 'Choosing the spot',
        text: 'Dry, out of the wind, nothing loose above. Three proposals, one decision.',
      },
      { time: '09:45', title: 'The plan', text: 'Each group draws a sketch. One gets built.' },
      {
        time: '10:30',
        title: 'Frame',
        text: 'Lash branches, test the load. The first one is usually built twice.',
      },
      { time: '12:30', title: 'Lunch', text: 'Soup by the fire, with a view of half a roof.' },
      {
        time: '13:30',
        title: 'Weave and leaves',
        text: 'From the bottom up, like tiles. Whoever is done helps the others.',
      },
      { time: '15:30', title: 'Water test', text: 'Everyone sits in the shelter. The guide pours.' },
      {
        time: '16:00',
        title: 'Review and clearing up',
        text: 'Where did it leak, and who had seen it? The woods get their leaves back.',
      },
    ],
  },
  included: [
    'One guide, two for 13 people or more',
    'Saws, cord, helmets and gloves',
    'Soup, bread and tea',
    'A place in the woods, agreed with its owners',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Tools and cord are included in the price. The leaves are already there.',
  bring: 'Sturdy shoes, long trousers, a rain jacket',
  safety: 'We build with dead wood from the ground. Everyone working on the frame wears a helmet.',
}

export default en
