import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Durchhaltevermögen (Endurance): survival, level 2 – Gratweg',
    description:
      'A survival course with a night outdoors: building a camp, staying warm, pacing yourself. 2 days with a bivouac, {francs:durchhaltevermoegen} per person.',
  },
  lead: 'Two days on the Wildspitz with a night under a tarp. You learn to build a camp, stay warm, pace yourself and decide well when you’re tired.',
  fit: {
    grade: {
      title: 'T2 means mountain hiking',
      text: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: paths visible all the way, steep in places; at some points a serious fall is possible. You need hiking boots and to be fairly sure-footed.',
    },
    enough: {
      title: 'You’re fit enough',
      text: 'if you can walk uphill for two hours with a rucksack on and still hold a conversation. The group goes at the pace of the slowest person.',
    },
    instead: {
      title: 'Take level 1 instead',
      text: 'if you’ve never made a fire or don’t want to sleep outdoors: one day, no night, {francs:aufbruch}.',
    },
  },
  nights: {
    title: 'One hour on watch, the rest is sleep',
    bands: [
      {
        name: 'Saturday to Sunday',
        parts: [
          {
            time: '17:30',
            title: 'Cooking',
            text: 'One fire, one pot.',
          },
          {
            time: '19:30',
            title: 'Setting the watches',
            text: 'Who’s up when, who wakes whom.',
          },
          {
            time: '21:00',
            title: 'Night under the tarp',
            text: 'Everyone keeps watch by the fire for about an hour. Decisions wait until the morning.',
          },
          {
            time: '06:30',
            title: 'Tea',
            text: 'A new day.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Sleeping',
        text: 'The group sleeps together under tarps, fully dressed, on our mats and in your own sleeping bag. If you’d rather have your own space, tell us and we’ll pitch a separate tarp.',
      },
      {
        title: 'Cold',
        text: 'If the forecast is below 0 °C, we sleep under a solid roof. There’s a spare sleeping bag. The instructor is in camp all night; if you’re cold or want to stop, wake them.',
      },
      {
        title: 'Food',
        text: 'Included from Saturday lunch to Sunday lunch, cooked over the fire, vegetarian if you wish. Please tell us about allergies when you book.',
      },
    ],
  },
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
            text: 'Rucksacks on, rucksacks off. What nobody needs stays in the valley.',
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
            text: 'Who’s up when, who wakes whom, what gets reported.',
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
            text: 'If you have strength left, you carry for someone who has none.',
          },
          {
            time: '13:00',
            title: 'Food and review',
            text: 'Something warm, sitting down. When did we decide well, and when merely fast?',
          },
          { time: '15:00', title: 'Finish', text: 'Back at the meeting point.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Three things for long projects',
    items: [
      {
        title: 'Plan the rests',
        text: 'If you rest only when your strength has gone, you rest too late. You plan the breaks while things are still going well.',
      },
      {
        title: 'Speak up early',
        text: 'Nobody likes to be the first to say they’re cold. You practise the sentence before it’s needed.',
      },
      {
        title: 'Don’t decide when tired',
        text: 'Tired people take the next suggestion, not the best. You learn to notice it in yourself, and to wait.',
      },
    ],
  },
  bring: [
    'Rucksack, 40 to 60 litres',
    'Sleeping bag, comfort temperature 0 °C or lower',
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
    'Fire steels, saw and cooking pots',
    'Maps and compasses',
    'Spare sleeping bag, first-aid kit, emergency radio',
  ],
  safety: [],
  included: [
    'An instructor on both days and through the night',
    'Tarps, mats and cooking pots, but not the sleeping bag',
    'Meals from Saturday lunch to Sunday lunch',
    'Permission for camp and fire',
  ],
  order:
    'You don’t have to do level 1 first. If you’ve never made a fire, start with Aufbruch (Setting Out). Klarer Kompass (Clear Compass) comes afterwards.',
}

export default en
