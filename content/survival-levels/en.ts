import type { Messages } from './de.ts'

const en: Messages = {
  level: 'Level {n}',
  levelOfThree: 'Level {n} of 3',
  perPerson: 'per person',
  book: 'Book a place',
  labels: {
    duration: 'Duration',
    forWhom: 'For',
    group: 'Group size',
    terrain: 'Terrain',
    distance: 'Distance',
    nights: 'Nights',
    requirement: 'Requirements',
    material: 'Equipment',
    included: 'Included',
    price: 'Price per person',
  },
  group: '{from} to {to} people',
  distance: 'about {km} km, {metres} m of ascent',
  levels: {
    aufbruch: {
      duration: '1 day',
      hours: 'Saturday, {from} to {to}',
      forWhom: 'anyone who’d like to begin',
      terrain: 'Zugerberg: woods and meadows, hiking trails (SAC T1)',
      nights: 'none',
      requirement: 'none; minimum age {age}',
      material: 'provided',
      included: 'instructor, equipment, soup, bread and tea',
      alt: 'Morning sun above a lake, a pale path in the foreground',
    },
    durchhaltevermoegen: {
      duration: '2 days with a bivouac',
      hours: 'Saturday, {from}, to Sunday, {to}',
      forWhom: 'anyone who’s spent time outdoors or done level 1',
      terrain: 'Wildspitz: mountain forest, mountain trails (SAC T2)',
      nights: 'one, in a bivouac',
      requirement: 'level 1 or some experience outdoors; minimum age {age}',
      material: 'you bring a rucksack and a sleeping bag',
      included: 'instructor, tarps and mats, meals',
      alt: 'Tent and fire by a lake, the stars circling the pole star above',
    },
    'klarer-kompass': {
      duration: '2½ days',
      hours: 'Friday, {from}, to Sunday, {to}',
      forWhom: 'people who lead others and have already slept outdoors',
      terrain: 'Around the Rigi: mountain paths and pathless stretches (SAC T3)',
      nights: 'two, in a camp you build yourselves',
      requirement: 'level 2 or similar experience; minimum age {age}',
      material: 'you bring a rucksack, a sleeping bag and a mat',
      included: 'instructor, maps, tarps and stoves, meals',
      alt: 'Summit in midday light below a compass ring, a dashed trace leads up to it',
    },
  },
  alone:
    'You can come on your own or with a friend: in a group of {from} to {to} people, each person books their own place.',
  test: {
    question: 'Is this level right for me?',
    link: 'Three questions, one recommendation',
    title: 'Which level suits you?',
    text: 'Three questions about experience, distance and sleep lead to a recommendation and the next date.',
  },
  fit: {
    name: 'Is it right for me?',
    title: 'How hard it is',
    slopes: 'The walks of the levels at the same scale: {walks}. Heights are exaggerated four times.',
    scale: 'All days added up, at the same scale; heights are exaggerated four times.',
  },
  nights: {
    name: 'The night',
    dayName: 'Good to know',
    shared: {
      toilet: {
        title: 'Toilets',
        text: 'There usually aren’t any on the way. At the start the instructor shows you how and where to go in the woods, in private and without leaving a trace.',
      },
      weather: { title: 'Weather', text: '{rule:weather}' },
      leader: {
        title: 'Instructor',
        text: 'The courses are led by the founder of Gratweg, who holds a survival instructor certificate.',
        link: 'Who we are',
      },
      meeting: {
        title: 'Meeting point',
        text: 'Always at a train, bus or funicular stop, and the course ends there too. The place is given with the date and in your confirmation. Zug is about 25 minutes by train from Zurich main station and from Lucerne.',
        next: '{date}: {place}.',
      },
      language: {
        title: 'Language',
        text: 'Public courses are in German; we’re happy to answer questions in English. For groups we run courses in German, English, French or Italian on request.',
      },
    },
  },
  dates: {
    name: 'Dates',
    title: 'Upcoming dates',
    next: 'Next date:',
    note: 'The meeting point and exact times are given with each date and in your confirmation.',
    ownGroup: 'Are you a group of {from} or more? We’ll arrange a date for you.',
    ownGroupLink: 'Request a date',
    none: 'No dates are scheduled at the moment.',
    failed: 'The dates couldn’t be loaded.',
    calendar: 'See the event calendar',
  },
  programme: { name: 'Programme', whole: 'The whole programme, hour by hour' },
  lessons: {
    name: 'What makes it back to the office',
    remains: 'You take your own notes home with you. There’s no exam and no diploma.',
  },
  packing: {
    name: 'Packing list',
    title: 'What goes in the rucksack',
    bring: 'You bring',
    provide: 'We bring',
    lend: 'Missing something? Write to us a week before and we’ll lend you what we have.',
  },
  safety: {
    title: 'Safety',
    items: {
      fireBan: { title: 'Fire bans', text: '{rule:fireBan}' },
      storm: {
        title: 'Thunderstorms and cold on the way',
        text: 'We read the forecast the evening before and again in the morning. If a thunderstorm comes up on the way, we leave ridges, forest edges and shores and wait at a place chosen beforehand. If it doesn’t pass, we end the course early. The person who feels the cold first decides when we rest, put up the tarp and make tea.',
      },
      emergency: {
        title: 'Emergencies',
        text: 'Every route has an emergency plan with access roads, assembly points and numbers to call. The instructor carries a first-aid kit, a phone and an emergency radio, because there isn’t reception everywhere.',
      },
      health: {
        title: 'Health',
        text: 'Heart, asthma, allergies, pregnancy, medication: please tell us when you book. {rule:healthData} We’ll tell you honestly whether the course suits you. Nothing is compulsory. If you want to stop, we’ll walk you back.',
      },
      insurance: {
        title: 'Insurance',
        text: 'You take part under your own accident and liability insurance. If you work at least eight hours a week for the same employer in Switzerland, your accident insurance usually covers leisure time too. Ask your insurer whether it pays for search and rescue.',
      },
    },
  },
  price: {
    name: 'Price and terms',
    title: '{price} per person',
    included: 'Included',
    notIncluded: 'Not included: travel and insurance.',
    cancel: 'If you can’t come',
    exceptions: '{rule:substitute} {rule:illness}',
    minimumTitle: 'When the course goes ahead',
    minimum:
      'With {from} people or more. We’ll tell you no later than {days} days before whether there are enough. {rule:calledOff}',
    terms: 'See all terms and conditions',
  },
  gift: {
    title: 'Give this course as a present',
    anyTitle: 'Give a course as a present',
    text: '{rule:voucherDelivery} {rule:voucherValidity} The person who receives it chooses the date.',
    action: 'Give it as a voucher',
    voucher: '{name} course voucher',
  },
  others: 'The other levels',
}

export default en
