import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Shelter-Bau: planning and building together – Gratweg',
    description:
      'A day for teams from different departments: plan, build and test a roof of branches and leaves. {francs:shelter-bau} for up to 12 people.',
  },
  title: 'Shelter-Bau',
  forWhom: 'For teams from different departments working on the same thing.',
  lead: 'In one day you plan and build a roof of branches, cord and leaves with room for everyone. At the end, two watering cans put it to the test.',
  drawingAlt: 'View from a shelter of woven branches onto hills and a low sun',
  place: 'Chiemenwald woods, Risch',
  season: 'March–November',
  focus: 'Planning, sharing out work, honest testing',
  take: { title: 'Afterwards the team knows how three parts become a whole' },
  features: [
    {
      title: 'Planning',
      text: 'One spot, one sketch, just under an hour. Then building starts, even with questions open.',
    },
    {
      title: 'Sharing the work',
      text: 'Frame, weave, leaves: three groups that can only finish together. So they talk wherever their parts meet.',
    },
    {
      title: 'Testing',
      text: 'The water shows where the roof is watertight and where it isn’t. At the end you all talk about which agreements held.',
    },
  ],
  expect: [
    { title: 'The spot', text: 'Dry ground, little wind, no dead branches overhead.' },
    { title: 'The frame', text: 'The first group lashes ridge and rafters and tests the load.' },
    { title: 'The weave', text: 'The second group weaves thin branches across, so that the leaves hold.' },
    { title: 'The leaves', text: 'The third group covers it from the bottom up, as with tiles.' },
  ],
  quote: '“A roof is as watertight as the spot nobody felt responsible for.”',
  schedule: {
    title: 'A roof in four layers, and then the water',
    end: '17:00',
    rows: [
      { time: '09:00', title: 'Choosing the spot', text: 'Three proposals, one decision.' },
      { time: '09:45', title: 'The plan', text: 'Each group draws a sketch. One gets built.' },
      { time: '10:30', title: 'Frame', text: 'Lash the branches, test the load, start again if need be.' },
      { time: '12:30', title: 'Lunch', text: 'Soup by the fire, with a view of half a roof.' },
      { time: '13:30', title: 'Weave and leaves', text: 'If your part is done, you help the others.' },
      { time: '15:30', title: 'Water test', text: 'Everyone sits under the roof. The guide pours.' },
      {
        time: '16:00',
        title: 'Review and clearing up',
        text: 'Where did it stay dry, and why? The woods get their leaves back.',
      },
    ],
  },
  included: [
    'A guide; a second person joins us for groups of 13 or more',
    'Saws, cord, helmets and gloves',
    'Soup, bread and tea',
    'A place in the woods, agreed with its owners',
  ],
  notIncluded: 'The group’s travel, insurance',
  priceNote: 'Tools and cord are included.',
  meeting: 'Usually Immensee station. From there we walk to the Chiemenwald woods together.',
  food: 'Soup, bread and tea from the fire.',
  safety:
    'We build with dead wood from the ground. Everyone working on the frame wears a helmet. The guide carries a first-aid kit and a phone.',
  bring: ['Sturdy shoes', 'Long trousers', 'Rain jacket'],
  own: {
    alt: 'Section through the shelter: the dry spot at the bottom, above it the frame of ridge and rafters, the weave of thin branches and the cover of leaves; two cans pour from above, and it stays dry inside.',
    water: 'Water test',
    dry: 'Everyone sits here.',
  },
}

export default en
