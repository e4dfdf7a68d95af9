/** The project request: six stages on one page. */
const de = {
  meta: {
    title: 'Projekt anfragen – Gratweg',
    description:
      'Beschreiben Sie Ihr Vorhaben: Leistung, Zeitraum, Budget, Team. Wir antworten auf jede Projektanfrage innert 24 Stunden.',
  },
  title: 'Projekt anfragen',
  lead: 'Sechs kurze Etappen. Was Sie nicht wissen, lassen Sie offen: Zwingend sind Leistung, Vorhaben und E-Mail. Wir antworten innert 24 Stunden.',
  label: 'Projektanfrage',
  /** {n}: of this stage */
  stage: 'Etappe {n}',
  progress: {
    label: 'Etappen der Anfrage',
    /** {n} of the six stages */
    count: { one: '{n} von 6 Etappen steht', other: '{n} von 6 Etappen stehen' },
    done: 'ausgefüllt',
    wrong: 'hier passt etwas nicht',
    ahead: 'offen',
    kept: 'Was Sie schreiben, bleibt auf diesem Gerät, bis Sie senden.',
  },
  stages: {
    task: { name: 'Vorhaben', text: 'Ein paar Sätze genügen. Lieber grob als gar nicht.' },
    period: {
      name: 'Zeitraum',
      text: 'Wann soll es losgehen, wann fertig sein? Alles hier ist freiwillig.',
    },
    budget: {
      name: 'Budget und Vertrag',
      text: 'Eine Grössenordnung hilft uns, den passenden Weg vorzuschlagen. Auch das ist freiwillig.',
    },
    team: { name: 'Team und Branche', text: 'Wer geht mit? Auch das ist freiwillig.' },
    contact: { name: 'Kontakt', text: 'Zwingend ist nur die E-Mail-Adresse. Dorthin geht die Antwort.' },
    finish: { name: 'Abschicken', text: 'Noch ein letzter Blick auf die Karte, dann los.' },
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
  descriptionHint: 'Wo stehen Sie heute, was soll am Ende anders sein, und wo könnte es rutschig werden?',
  period: 'Zeitraum',
  from: 'Beginn',
  to: 'Abschluss',
  priority: 'Dringlichkeit',
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
    manufacturing: 'Industrie',
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
    other: 'Anders',
  },
  note: 'Sonst noch etwas?',
  problems: {
    service: { required: 'Bitte wählen Sie eine Leistung. «Etwas anderes» ist auch eine Antwort.' },
    description: { required: 'Bitte schreiben Sie uns ein, zwei Sätze zu Ihrem Vorhaben.' },
    budgetText: { required: 'Bitte schreiben Sie ein paar Worte zum Budget, oder wählen Sie eine Stufe.' },
  },
}

export default de
export type Messages = typeof de
