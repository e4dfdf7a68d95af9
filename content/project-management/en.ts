import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Digital project management – Gratweg',
    description:
      'Project and programme management for IT and transformation, from brief to handover. We answer requests within 24 hours.',
  },
  title: 'We take projects over the ridge.',
  lead: 'Digital projects and programmes, from brief to handover. We lead, plan and say early when the weather turns.',
  request: 'Project request',
  reply: 'reply within 24 hours',
  howLink: 'How an assignment runs',
  profile: {
    alt: 'A project as an elevation profile: five stages of ascent to the go-live, then the way down into operation',
    label: 'The six stages of an assignment',
  },
  scope: {
    label: 'Projects',
    title: 'IT and transformation',
    kinds: [
      {
        title: 'IT projects',
        text: 'A core system is replaced, a specialist application goes in, data moves house. The technology can usually be sorted out. The hard parts are interfaces, cut-over dates and who can work on the Monday after.',
      },
      {
        title: 'Transformation',
        text: 'Processes change, departments merge, decisions move. No system stands in the way here; habit does. So we plan with the people who are meant to do things differently in the end.',
      },
      {
        title: 'Programmes',
        text: 'When several of these depend on one another, they need a level above them: one map for everybody, one rhythm, and a place where conflicts are settled.',
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
        text: 'Several projects, one goal. We sort out dependencies before they sort themselves out, and say which project is waiting for which.',
      },
      portfolioManagement: {
        title: 'Portfolio management',
        text: 'Too many projects for too few people. We put them all on the same table, with benefit, effort and risk. You decide what will not be done.',
      },
      pmo: {
        title: 'PMO',
        text: 'The project office holds dates, figures and templates together. We set it up or run it, and keep it small enough not to hold anyone up.',
      },
      agileCoaching: {
        title: 'Agile coaching',
        text: 'For teams that have all the meetings and none of the results. We shorten the steps until something works at the end of each one, for everyone to see.',
      },
      interimManagement: {
        title: 'Interim management',
        text: 'The project manager has left; the project has not. We take over for a time, sort through what is lying about, and hand over to whoever is staying.',
      },
      trainingCoaching: {
        title: 'Training and coaching',
        text: 'For project managers and their sponsors, on their own cases. If you like, with one of the days outdoors, where a plan ages faster.',
      },
      other: {
        title: 'Something else',
        text: 'Your project is none of these? Tell us all the same. If we are not the right people, we will say so within 24 hours and, if we can, name someone who is.',
      },
    },
    otherLink: 'Describe your project',
  },
  mandate: {
    label: 'Stages',
    title: 'How an assignment runs',
    lead: 'Six stages. Each ends at a point where you could turn back, with something in hand. The weeks are an example: an assignment of 36 weeks.',
    columns: { stage: 'Stage', work: 'What happens', result: 'What you get', when: 'When' },
    stages: {
      brief: {
        name: 'Brief',
        milestone: 'Kick-off',
        work: 'We settle the goal, the limits and who decides. What we do not know goes on the same list as what we do.',
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
        work: 'Short steps with a visible end. Every two weeks the team shows what works, and says what does not.',
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
    note: 'Your dates are in the proposal. Shorter assignments leave out stages, not decisions.',
  },
  contracts: {
    label: 'Contract',
    title: 'Three ways to settle up',
    fits: 'Suits you',
    drawback: 'The catch',
    types: {
      fixedPrice: {
        title: 'Fixed price',
        text: 'We name a price for a result we have described together. If it takes longer than expected, that is our problem.',
        fits: 'when the result can be described beforehand.',
        drawback: 'If you change your mind, the contract has to change too.',
      },
      timeAndMaterial: {
        title: 'Time and material',
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
    label: 'Between ourselves',
    title: 'How to tell that a project is in trouble',
    items: [
      'Status has been green for three meetings, and nobody can show anything.',
      'The end date is fixed; the scope is not.',
      'Decisions are called “under review”.',
      'The best person works on four projects.',
      'Testing comes last, if there is time.',
      'The steering committee is quiet.',
    ],
    text: 'Every project has two of these. With four or more it is worth talking, even if the status is green. We establish where the project stands and put three routes on the table: go on, go another way, turn back. The decision is yours.',
    link: 'Find out where you stand',
  },
  limits: {
    title: 'What we do not do',
    items: [
      'Sell software or take commission from vendors.',
      'Send twenty people. The one who talks to you does the work.',
      'Defend a plan we do not believe in.',
      'Write reports that nobody reads.',
      'Stay when you can do without us.',
    ],
  },
  next: {
    label: 'Next step',
    title: 'Tell us what you are planning.',
    steps: [
      {
        title: 'Today',
        text: 'You write down what you are planning and which service you are looking for. Leave open what you do not know.',
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
