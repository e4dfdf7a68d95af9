import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Digital project management – Gratweg',
    description:
      'Project and programme management for IT and transformation, from brief to handover. We reply to enquiries within 24 hours.',
  },
  title: 'We lead your IT or transformation project',
  motto: 'We take projects over the ridge.',
  lead: 'For companies that lack a project or programme manager: from brief to handover, as a full engagement, for a limited time or alongside your own people. Every week you get a single page that says where the project stands.',
  facts: [
    { name: 'Billing', text: 'fixed price, time and materials, or hybrid' },
    { name: 'Where', text: 'at your offices and from Cham' },
    { name: 'Reply', text: 'within 24 hours' },
  ],
  dayRate: 'Day rate',
  request: 'Tell us about your project',
  reply: 'reply within 24 hours',
  ways: {
    label: 'Three ways to begin',
    call: {
      title: 'Call us',
      text: 'Tell us in a few minutes what it’s about. We’ll say whether we can help, and what comes next.',
    },
    check: {
      title: 'Get your bearings',
      text: 'For a project that’s already under way: the project check establishes where it stands and puts three routes on the table: go on, go another way, turn back.',
      action: 'Ask for a project check',
      note: 'You’ll have scope and price in the proposal beforehand.',
      fixed: 'Fixed price {price}',
    },
    request: {
      title: 'Write to us',
      text: 'Describe the project, its timing and its budget. Leave open what you don’t know yet. A conversation and a proposal follow.',
    },
  },
  profile: {
    alt: 'A project as an elevation profile: five stages of ascent to the go-live, then the way down into operation',
    label: 'The six stages of an engagement',
  },
  scope: {
    label: 'Projects',
    title: 'The projects we lead',
    kinds: [
      {
        title: 'IT projects',
        text: 'A core system is replaced, a specialist application goes in, data is migrated. The technology is seldom the hard part; interfaces, cut-over dates and who can work on the Monday after are.',
      },
      {
        title: 'Transformation',
        text: 'Processes change, departments merge, responsibilities move. We plan with the people who’ll work differently afterwards, and see to rollout and training.',
      },
      {
        title: 'Programmes',
        text: 'When several of these depend on one another, they need a level above them: one plan for everybody, one rhythm, and a place where conflicts are settled.',
      },
    ],
  },
  services: {
    label: 'Services',
    title: 'What we take on',
    items: {
      projectManagement: {
        title: 'Project management',
        text: 'We run your project for you: goal, plan, budget, team, and one voice to the suppliers. Every week you get a single page that says where the project stands.',
      },
      programmeManagement: {
        title: 'Programme management',
        text: 'Several projects, one goal. We sort out the dependencies and tell you which project is waiting for which.',
      },
      portfolioManagement: {
        title: 'Portfolio management',
        text: 'Too many projects for too few people: we set benefit, effort and risk side by side. You decide what comes first and what isn’t done.',
      },
      pmo: {
        title: 'PMO',
        text: 'The project office holds dates, figures and templates together. We set it up or run it, and keep it small enough not to hold anyone up.',
      },
      agileCoaching: {
        title: 'Agile coaching',
        text: 'For teams that want to show results sooner. We shorten the steps and clarify roles until something works at the end of each one, for everyone to see.',
      },
      interimManagement: {
        title: 'Interim management',
        text: 'The project manager has left; the project hasn’t. We step in for a time, establish where things stand and hand over to the person who stays.',
      },
      trainingCoaching: {
        title: 'Training and coaching',
        text: 'For project managers and their sponsors, using their own cases. If you like, with a day outdoors.',
      },
      other: {
        title: 'Something else',
        text: 'Your project is none of these? Describe it all the same. If we’re not the right people, we’ll say so within 24 hours and, if we can, name someone who is.',
      },
    },
    ask: 'Ask about this',
  },
  mandate: {
    label: 'Stages',
    title: 'How an engagement runs',
    show: 'The six stages in detail',
    lead: 'Six stages. Each ends at a point where you could turn back, with something in hand. The weeks are an example: an engagement of 36 weeks.',
    columns: { stage: 'Stage', work: 'What happens', result: 'What you get', when: 'When' },
    stages: {
      brief: {
        name: 'Brief',
        milestone: 'Kick-off',
        work: 'We settle the goal, the limits and who decides. What we don’t know goes on the same list as what we do.',
        result: 'A two-page brief, signed by those who are paying for it',
        when: 'Week 1',
      },
      analysis: {
        name: 'Analysis',
        milestone: 'Requirements clear',
        work: 'We talk to the people who work with it today, and walk the process once ourselves.',
        result: 'Requirements in order of importance, and risks with a name beside each',
        when: 'Weeks 2–5',
      },
      concept: {
        name: 'Concept',
        milestone: 'Decision',
        work: 'We put two or three routes on the table, each with its cost, its length and the price of turning back.',
        result: 'The basis for the decision, and a plan in which rollout and training come first',
        when: 'Weeks 6–10',
      },
      build: {
        name: 'Implementation',
        milestone: 'First version',
        work: 'Short steps with a visible end. Every two weeks the team shows what works, and says what doesn’t.',
        result: 'One page a week on progress and budget, and a demonstration every two weeks',
        when: 'Weeks 11–28',
      },
      rollout: {
        name: 'Rollout',
        milestone: 'Go-live',
        work: 'The last metres of ascent are the steepest: dry run, training, cut-over, and a way back that has been rehearsed.',
        result: 'Trained people, formal acceptance, and a plan for the first week in operation',
        when: 'Weeks 29–34',
      },
      handover: {
        name: 'Handover',
        milestone: 'Up and running',
        work: 'The descent is part of the walk. We hand over to those who stay, and leave when they manage without us.',
        result: 'Documentation, open points with a name and a date, and a two-page review',
        when: 'Weeks 35–36',
      },
    },
    note: 'The proposal says how long your project will take. In shorter engagements we combine stages; you still decide at every transition.',
  },
  contracts: {
    label: 'Contract',
    title: 'Three types of contract',
    fits: 'Suits you',
    drawback: 'The catch',
    types: {
      fixedPrice: {
        title: 'Fixed price',
        text: 'We name a price for a result we’ve described together. If it takes longer than expected, you don’t pay more.',
        fits: 'when the result can be described beforehand.',
        drawback: 'If you change your mind, the contract has to change too.',
      },
      timeAndMaterial: {
        title: 'Time and materials',
        text: 'You pay for the days worked. We account for them every week and keep to a ceiling that only you can raise.',
        fits: 'when the goal is still moving along the way.',
        drawback: 'If it takes longer, it costs more. Hence the ceiling.',
      },
      hybrid: {
        title: 'Hybrid',
        text: 'Analysis and concept at a fixed price, implementation by the day. You can stop after the concept. The work done by then is yours.',
        fits: 'when nobody can estimate the implementation at the start.',
        drawback: 'Two invoices instead of one. In return, you get to decide twice.',
      },
    },
  },
  signals: {
    label: 'Check for yourself',
    title: 'How to tell that a project is in trouble',
    items: [
      'Status has been green for three meetings, and nobody can show anything.',
      'The end date is fixed; the scope isn’t.',
      'Decisions are always “under review”.',
      'The best person works on four projects.',
      'Testing comes last, if there’s time.',
      'The steering committee is quiet.',
    ],
    text: 'Every project has two of these. With four or more it’s worth talking, even if the status is green. We establish where the project stands and put three routes on the table: go on, go another way, turn back. The decision is yours.',
    link: 'Ask for a project check',
  },
  limits: {
    title: 'What we don’t do',
    items: [
      'Sell software or take commission from vendors.',
      'Send twenty people. The person who talks to you does the work.',
      'Defend a plan we don’t believe in.',
      'Write reports that nobody reads.',
      'Stay when you can do without us.',
    ],
  },
  next: {
    label: 'Next step',
    title: 'Tell us about your project',
    steps: [
      {
        title: 'Today',
        text: 'You write down what you’re planning and which service you’re looking for. Leave open what you don’t know.',
      },
      {
        title: 'Within 24 hours',
        text: 'You hear back from the person who would run the project. With questions, not brochures.',
      },
      {
        title: 'After that',
        text: 'An hour’s conversation and a two-page proposal. Or a no, with reasons.',
      },
    ],
    rather: 'Would you rather talk?',
  },
}

export default en
