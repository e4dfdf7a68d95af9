const de = {
  meta: {
    title: 'Projekt anfragen – Gratweg',
    description:
      'Beschreiben Sie Ihr Vorhaben: Leistung, Zeitraum, Budget, Team. {rule:noObligation} {rule:answer}',
  },
  title: 'Projekt anfragen',
  lead: 'Sechs kurze Etappen. Pflicht sind nur Leistung, Vorhaben, Name, E-Mail und Ihr Einverständnis mit den AGB; alles andere dürfen Sie offenlassen. {rule:answer}',
  label: 'Projektanfrage',
  /** {n}: of six */
  position: '{n} von 6',
  change: 'Ändern',
  /** {name}: of the next stage */
  next: 'Weiter: {name}',
  /** Of a stage that is not done. */
  fillIn: 'Ausfüllen',
  /** Beside the stages. */
  aside: {
    after:
      'Danach: ein Gespräch von einer Stunde und eine Offerte auf zwei Seiten. Oder ein Nein mit Begründung.',
    rather: 'Lieber reden?',
  },
  progress: {
    label: 'Etappen der Anfrage',
    count: { one: '{n} von 6 Etappen steht', other: '{n} von 6 Etappen stehen' },
    done: 'ausgefüllt',
    wrong: 'hier passt etwas nicht',
    ahead: 'offen',
    kept: 'Was Sie schreiben, bleibt auf diesem Gerät, bis Sie senden.',
  },
  stages: {
    task: { name: 'Vorhaben', text: 'Pflicht. Ein paar Sätze genügen, Genaueres besprechen wir.' },
    period: {
      name: 'Zeitraum',
      text: 'Wann soll das Projekt beginnen und wann abgeschlossen sein? Alles hier ist freiwillig.',
    },
    budget: {
      name: 'Budget und Vertrag',
      text: 'Eine Grössenordnung hilft uns, das Passende vorzuschlagen. Alles hier ist freiwillig.',
    },
    team: {
      name: 'Team und Branche',
      text: 'Wie viele arbeiten mit, und in welcher Branche? Alles hier ist freiwillig.',
    },
    contact: { name: 'Kontakt', text: 'Pflicht sind Name und E-Mail-Adresse. Dorthin geht unsere Antwort.' },
    finish: {
      name: 'Prüfen und senden',
      text: 'Prüfen Sie Ihre Angaben und senden Sie die Anfrage ab. Sie ist unverbindlich.',
    },
  },
  service: 'Welche Leistung wünschen Sie?',
  services: {
    projectManagement: 'Projektmanagement',
    programmeManagement: 'Programmmanagement',
    portfolioManagement: 'Portfoliomanagement',
    pmo: 'PMO',
    agileCoaching: 'Agiles Coaching',
    interimManagement: 'Interim-Management',
    trainingCoaching: 'Training und Coaching',
    other: 'Etwas anderes',
  },
  description: 'Was haben Sie vor?',
  descriptionHint: 'Wo stehen Sie heute, was soll am Ende anders sein, und wo sehen Sie Risiken?',
  period: 'Zeitraum',
  from: 'Beginn',
  to: 'Abschluss',
  priority: 'Priorität',
  priorities: { low: 'Tief', medium: 'Mittel', high: 'Hoch', urgent: 'Dringend' },
  budget: 'Budget in CHF',
  budgets: {
    to10: 'bis 10’000',
    to50: '10’000–50’000',
    to100: '50’000–100’000',
    to250: '100’000–250’000',
    over250: 'über 250’000',
    custom: 'In eigenen Worten',
  },
  budgetText: 'Ihr Budget in eigenen Worten',
  budgetTextHint: 'Zum Beispiel: zwei Tage pro Woche bis im Sommer.',
  contract: 'Vertragsart',
  contracts: {
    fixedPrice: { name: 'Festpreis', text: 'Ein Preis für ein beschriebenes Ergebnis' },
    timeAndMaterial: { name: 'Nach Aufwand', text: 'Geleistete Tage, mit Kostendach' },
    hybrid: { name: 'Gemischt', text: 'Konzept zum Festpreis, danach Aufwand' },
    open: { name: 'Noch offen', text: 'Wir schlagen etwas vor' },
  },
  teamSize: 'Grösse des Teams',
  teamSizes: {
    to5: '1–5 Personen',
    to10: '6–10 Personen',
    to20: '11–20 Personen',
    over20: 'mehr als 20 Personen',
  },
  industry: 'Branche',
  industries: {
    it: 'IT',
    finance: 'Finanzen und Versicherungen',
    healthcare: 'Gesundheitswesen',
    manufacturing: 'Produktion und Industrie',
    consulting: 'Beratung',
    other: 'Andere',
  },
  address: 'Strasse und Nummer',
  postalCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  heardOf: 'Wie haben Sie von uns gehört?',
  heardFrom: {
    searchEngine: 'Suchmaschine',
    socialMedia: 'Soziale Medien',
    recommendation: 'Empfehlung',
    event: 'Anlass',
    other: 'Andere',
  },
  note: 'Sonst noch etwas?',
  problems: {
    service: { required: 'Bitte wählen Sie eine Leistung. «Etwas anderes» ist auch eine Antwort.' },
    description: { required: 'Bitte schreiben Sie uns ein, zwei Sätze zu Ihrem Vorhaben.' },
    budgetText: { required: 'Bitte schreiben Sie ein paar Worte zum Budget, oder wählen Sie einen Rahmen.' },
  },
}

export default de
export type Messages = typeof de
