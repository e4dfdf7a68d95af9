import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Durchhaltevermögen: survival, level 2 – Gratweg',
    description:
      'Survival training with a night in a bivouac: camp, warmth, pacing yourself. 2 days with a bivouac, {price:durchhaltevermoegen} per person.',
  },
  lead: 'Durchhaltevermögen means staying power. Two days on the Wildspitz and a night under a tarp: tired people decide differently, and here you see how.',
  quote: '“At three in the morning every opinion sounds convincing.”',
  quoteNote: 'So at night we only keep watch. Decisions are made in the morning, after tea.',
  programme: {
    title: 'Two days, one short night',
    days: [
      {
        name: 'Saturday',
        items: [
          {
            time: '09:00',
            title: 'Arrival',
            text: 'Packs on, packs off. What nobody needs stays in the valley.',
          },
          {
            time: '10:00',
            title: 'The way up',
            text: 'Through the mountain forest, at the pace of the slowest.',
          },
          {
            time: '12:30',
            title: 'Lunch',
            text: 'Bread and cheese, out of the wind.',
          },
          {
            time: '13:30',
            title: 'Choosing the site',
            text: 'Wind, water, slope, wood. The group chooses; we ask the questions.',
          },
          {
            time: '14:30',
            title: 'Making camp',
            text: 'Pitch the tarp, keep the ground dry, gather wood for the whole night.',
          },
          {
            time: '17:30',
            title: 'Cooking',
            text: 'One fire, one pot, everybody hungry.',
          },
          {
            time: '19:30',
            title: 'Setting the watches',
            text: 'Who is up when, who wakes whom, what gets reported.',
          },
          {
            time: '21:00',
            title: 'Night',
            text: 'An hour’s watch by the fire, then sleep as best you can.',
          },
        ],
      },
      {
        name: 'Sunday',
        items: [
          {
            time: '06:30',
            title: 'Tea and taking stock',
            text: 'How did everyone sleep? The day is planned accordingly.',
          },
          {
            time: '07:30',
            title: 'Breaking camp',
            text: 'We leave the place as we found it.',
          },
          {
            time: '08:30',
            title: 'Tasks on little sleep',
            text: 'Finding the way, doing sums, deciding. On Saturday it would have been easy.',
          },
          {
            time: '11:30',
            title: 'The way down',
            text: 'Whoever has strength left carries for someone who has none.',
          },
          {
            time: '13:00',
            title: 'Food and looking back',
            text: 'Something warm, sitting down. When did we decide well, and when merely fast?',
          },
          { time: '15:00', title: 'Finish', text: 'Back at the stop.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Three things for long undertakings',
    items: [
      {
        title: 'Plan the rests',
        text: 'Rest when your strength has gone and you rest too late. You fix the breaks while things still go well.',
      },
      {
        title: 'Speak up early',
        text: 'Nobody likes to be the first to say they are cold. You practise the sentence before it is needed.',
      },
      {
        title: 'Do not decide when tired',
        text: 'Tired people take the next suggestion, not the best. You learn to notice it in yourself, and to wait.',
      },
    ],
  },
  bring: [
    'Rucksack, 40 to 60 litres',
    'Sleeping bag rated to 0 °C',
    'Boots that cover the ankle',
    'Waterproof jacket and trousers',
    'Two warm layers, hat, gloves',
    'A change of underwear, two pairs of socks',
    'Water bottles, 2 litres',
    'Head torch with fresh batteries',
    'Mug, bowl, spoon',
    'Sun cream, tick repellent, your own medication',
  ],
  provide: [
    'Tarps, cord and mats',
    'Food from Saturday lunch to Sunday lunch',
    'Fire steels, saw and cooking gear',
    'Maps and compasses',
    'Spare sleeping bag, first-aid kit, emergency radio',
  ],
  safety: [
    {
      title: 'Night and cold',
      text: 'If the forecast is below 0 °C, we sleep under a solid roof. The guide is in camp all night. If you are cold, wake someone; there is a spare sleeping bag.',
    },
  ],
  included: [
    'A guide on both days and through the night',
    'Bivouac equipment, except the sleeping bag',
    'Food from Saturday lunch onwards',
    'Permission for camp and fire',
  ],
  order: 'Aufbruch is a good first step if you have never made a fire. Klarer Kompass comes afterwards.',
}

export default en
