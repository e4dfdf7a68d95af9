import type { Translation } from './owner-facts.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from './services.ts'

/**
 * Statements of the pages that no document gives and that the owner has not confirmed. The back office lists them to
 * staff alone; whoever confirms one removes it here.
 */
export interface UnconfirmedStatement {
  id: string
  statement: Translation
  pages: readonly string[]
}

const LEVEL_PAGES = SURVIVAL_COURSES.map(({ id }) => `/survival-training/${id}`)
const EVENT_PAGES = TEAM_EVENTS.map(({ id }) => `/team-events/${id}`)

export const UNCONFIRMED: readonly UnconfirmedStatement[] = [
  {
    id: 'group-sizes',
    pages: ['/survival-training', ...LEVEL_PAGES],
    statement: {
      de: 'Gruppengrössen der Kurse: 6 bis 12, 6 bis 10 und 4 bis 8 Personen.',
      en: 'Group sizes of the courses: 6 to 12, 6 to 10 and 4 to 8 people.',
      fr: 'Taille des groupes des stages\u202f: 6 à 12, 6 à 10 et 4 à 8 personnes.',
      it: 'Dimensioni dei gruppi dei corsi: da 6 a 12, da 6 a 10 e da 4 a 8 persone.',
    },
  },
  {
    id: 'hours',
    pages: [...LEVEL_PAGES, ...EVENT_PAGES],
    statement: {
      de: 'Beginn, Ende und Tagesablauf der Kurse und Team-Events.',
      en: 'Start, end and timetable of the courses and team events.',
      fr: 'Début, fin et déroulement des stages et des sorties d’équipe.',
      it: 'Inizio, fine e programma dei corsi e delle uscite per team.',
    },
  },
  {
    id: 'distances',
    pages: [...LEVEL_PAGES, '/survival-training/test'],
    statement: {
      de: 'Kilometer, Höhenmeter und Schwierigkeit (T1 bis T3) der Stufen; Strecken je Tag im Stufentest.',
      en: 'Kilometres, metres of ascent and grades (T1 to T3) of the levels; daily distances in the level test.',
      fr: 'Kilomètres, dénivelé et difficulté (T1 à T3) des niveaux ; distances par jour dans le test de niveau.',
      it: 'Chilometri, dislivello e difficoltà (da T1 a T3) dei livelli; distanze al giorno nel test del livello.',
    },
  },
  {
    id: 'fitness',
    pages: [...LEVEL_PAGES, '/survival-training/test'],
    statement: {
      de: 'Die Faustregeln dazu, wie fit man sein muss.',
      en: 'The rules of thumb about how fit you have to be.',
      fr: 'Les repères sur la condition physique nécessaire.',
      it: 'Le indicazioni su quanto bisogna essere in forma.',
    },
  },
  {
    id: 'ages',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Mindestalter 16 und 18 Jahre.',
      en: 'Minimum ages of 16 and 18.',
      fr: 'Âge minimal de 16 et de 18 ans.',
      it: 'Età minima di 16 e di 18 anni.',
    },
  },
  {
    id: 'experience',
    pages: ['/survival-training/durchhaltevermoegen', '/survival-training/klarer-kompass'],
    statement: {
      de: 'Welche Vorkenntnisse die Stufen 2 und 3 verlangen.',
      en: 'What experience levels 2 and 3 require.',
      fr: 'L’expérience que demandent les niveaux 2 et 3.',
      it: 'L’esperienza richiesta dai livelli 2 e 3.',
    },
  },
  {
    id: 'gear',
    pages: [...LEVEL_PAGES, ...EVENT_PAGES],
    statement: {
      de: 'Welches Material wir stellen und was die Teilnehmenden mitbringen.',
      en: 'What equipment we provide and what participants bring.',
      fr: 'Le matériel que nous fournissons et celui que les participants apportent.',
      it: 'Il materiale che mettiamo a disposizione e quello che portano i partecipanti.',
    },
  },
  {
    id: 'sleeping',
    pages: [
      '/survival-training/durchhaltevermoegen',
      '/survival-training/klarer-kompass',
      '/team-events/orientierungspunkt',
    ],
    statement: {
      de: 'Wie man schläft (gemeinsam, auf Wunsch unter einer eigenen Plane), die Grenze von 0\u00a0°C und das feste Dach darunter.',
      en: 'Sleeping arrangements (together, or under a separate tarp on request), the 0\u00a0°C limit and the solid roof below it.',
      fr: 'Les conditions de nuit (ensemble, ou sous sa propre bâche sur demande), la limite de 0\u00a0°C et le toit en dur au-dessous.',
      it: 'Come si dorme (insieme, o sotto un telo proprio su richiesta), il limite di 0\u00a0°C e il tetto fisso al di sotto.',
    },
  },
  {
    id: 'toilets',
    pages: [...LEVEL_PAGES, ...EVENT_PAGES],
    statement: {
      de: 'Toiletten draussen.',
      en: 'Toilets outdoors.',
      fr: 'Les toilettes en extérieur.',
      it: 'I servizi igienici all’aperto.',
    },
  },
  {
    id: 'food',
    pages: [...LEVEL_PAGES, ...EVENT_PAGES],
    statement: {
      de: 'Was es zu essen gibt, auch vegetarisch und bei Allergien.',
      en: 'What there is to eat, including vegetarian food and allergies.',
      fr: 'Les repas, aussi végétariens et en cas d’allergies.',
      it: 'Che cosa si mangia, anche vegetariano e in caso di allergie.',
    },
  },
  {
    id: 'emergency',
    pages: [...LEVEL_PAGES, '/team-events'],
    statement: {
      de: 'Notfunk, Apotheke, Notfallplan und Erste-Hilfe-Ausbildung.',
      en: 'Emergency radio, first-aid kit, emergency plan and first-aid training.',
      fr: 'Radio d’urgence, pharmacie, plan d’urgence et formation aux premiers secours.',
      it: 'Radio d’emergenza, kit di pronto soccorso, piano d’emergenza e formazione di primo soccorso.',
    },
  },
  {
    id: 'second-instructor',
    pages: [...EVENT_PAGES, '/team'],
    statement: {
      de: 'Ab 13 Personen, nachts und am Wasser leiten zwei Personen. Wer ist die zweite, und welche Ausbildung hat sie?',
      en: 'From 13 people, at night and by the water two people lead. Who is the second one, and how are they trained?',
      fr: 'Dès 13 personnes, la nuit et au bord de l’eau, deux personnes encadrent. Qui est la deuxième, et quelle est sa formation\u202f?',
      it: 'Da 13 persone, di notte e vicino all’acqua guidano due persone. Chi è la seconda e quale formazione ha?',
    },
  },
  {
    id: 'same-person',
    pages: ['/team', '/projekt-management'],
    statement: {
      de: 'Die Person, die die Offerte schreibt, leitet auch das Projekt oder den Anlass.',
      en: 'The person who writes the proposal also leads the project or event.',
      fr: 'La personne qui rédige l’offre dirige aussi le projet ou la sortie.',
      it: 'La persona che scrive l’offerta dirige anche il progetto o l’uscita.',
    },
  },
  {
    id: 'water-safety',
    pages: ['/team-events/wasser-und-willenskraft'],
    statement: {
      de: 'Schwimmwesten, Wathosen, Wassertiefe bis ans Knie, die sechs Rollen, Sicherung (niemand ist an ein Seil gebunden) und Rettung am Wasser.',
      en: 'Buoyancy aids, waders, water to the knee, the six roles, keeping safe (nobody is tied to a rope) and rescue at the water.',
      fr: 'Gilets de sauvetage, pantalons étanches, eau jusqu’au genou, les six rôles, sécurité (personne n’est attaché à une corde) et secours au bord de l’eau.',
      it: 'Giubbotti di salvataggio, pantaloni da guado, acqua al ginocchio, i sei ruoli, sicurezza (nessuno è legato a una corda) e soccorso in acqua.',
    },
  },
  {
    id: 'forest',
    pages: [
      '/team-events/back-to-the-roots',
      '/team-events/feuer-und-fokus',
      '/team-events/orientierungspunkt',
      '/team-events/shelter-bau',
      '/team-events/survival-mindset',
    ],
    statement: {
      de: 'Genauer Wald und Einverständnis der Waldeigentümer.',
      en: 'The exact wood and the forest owners’ permission.',
      fr: 'La forêt exacte et l’accord des propriétaires.',
      it: 'Il bosco preciso e il consenso dei proprietari.',
    },
  },
  {
    id: 'event-places',
    pages: EVENT_PAGES,
    statement: {
      de: 'Üblicher Ort und Treffpunkt jedes Team-Events: Städtlerwald und Lorze ab Bahnhof Cham, Chiemenwald ab Bahnhof Immensee, Zugerberg ab Schönegg, Walchwilerberg ab Bahnhof Walchwil.',
      en: 'Usual place and meeting point of each team event: Städtlerwald and Lorze from Cham station, Chiemenwald from Immensee station, Zugerberg from Schönegg, Walchwilerberg from Walchwil station.',
      fr: 'Lieu et rendez-vous habituels de chaque sortie : Städtlerwald et Lorze depuis la gare de Cham, Chiemen depuis la gare d’Immensee, Zugerberg depuis Schönegg, Walchwilerberg depuis la gare de Walchwil.',
      it: 'Luogo e ritrovo abituali di ogni uscita: Städtlerwald e Lorze dalla stazione di Cham, Chiemenwald dalla stazione di Immensee, Zugerberg da Schönegg, Walchwilerberg dalla stazione di Walchwil.',
    },
  },
  {
    id: 'travel-times',
    pages: [...LEVEL_PAGES, ...EVENT_PAGES],
    statement: {
      de: 'Reisezeiten mit Bahn und Bus nach Zug und zu den vier Treffpunkten (mit dem Fahrplan vergleichen).',
      en: 'Travel times by train and bus to Zug and the four meeting points (compare with the timetable).',
      fr: 'Les temps de trajet en train et en bus jusqu’à Zoug et aux quatre lieux de rendez-vous (à comparer avec l’horaire).',
      it: 'I tempi di viaggio in treno e in bus fino a Zugo e ai quattro ritrovi (da confrontare con l’orario).',
    },
  },
  {
    id: 'other-places',
    pages: ['/team-events', '/buchen/anfrage'],
    statement: {
      de: 'Ob Sie an andere Orte kommen und was das kostet.',
      en: 'Whether you come to other places, and what that costs.',
      fr: 'Si vous vous déplacez ailleurs et à quel prix.',
      it: 'Se venite in altri luoghi e a quale costo.',
    },
  },
  {
    id: 'walking',
    pages: EVENT_PAGES,
    statement: {
      de: 'Wege und Anstrengung der Team-Events für Personen, die schlecht zu Fuss sind.',
      en: 'Paths and effort of the team events for people who find walking hard.',
      fr: 'Chemins et effort des sorties d’équipe pour les personnes qui marchent difficilement.',
      it: 'Percorsi e fatica delle uscite per chi cammina con difficoltà.',
    },
  },
  {
    id: 'phones',
    pages: ['/team-events/back-to-the-roots'],
    statement: {
      de: 'Telefone werden abgegeben; wer Pikett hat, behält seines.',
      en: 'Phones are handed in; people on call keep theirs.',
      fr: 'Les téléphones sont déposés\u202f; les personnes de piquet gardent le leur.',
      it: 'I telefoni si consegnano; chi è di picchetto tiene il suo.',
    },
  },
  {
    id: 'open-groups',
    pages: ['/team-events', '/event-kalender'],
    statement: {
      de: 'Offene Gruppen der Team-Events: 16 Plätze, ab 8 Personen, zum Ansatz von 13 Personen.',
      en: 'Open groups of team events: 16 places, from 8 people, at the rate for 13.',
      fr: 'Groupes ouverts des sorties d’équipe\u202f: 16 places, dès 8 personnes, au tarif de 13 personnes.',
      it: 'Gruppi aperti delle uscite: 16 posti, da 8 persone, alla tariffa per 13.',
    },
  },
  {
    id: 'strangers',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Die meisten kommen einzeln oder zu zweit und kennen sich vorher nicht.',
      en: 'Most people come alone or in pairs and don’t know each other beforehand.',
      fr: 'La plupart viennent seuls ou à deux et ne se connaissent pas.',
      it: 'La maggior parte viene da sola o in due e non si conosce prima.',
    },
  },
  {
    id: 'course-leader',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Wer Gratweg gegründet hat, leitet alle Kurse und ist nachts im Lager.',
      en: 'The founder of Gratweg leads all courses and stays in camp at night.',
      fr: 'La personne qui a fondé Gratweg mène tous les stages et passe la nuit au camp.',
      it: 'La persona che ha fondato Gratweg guida tutti i corsi e di notte resta al campo.',
    },
  },
  {
    id: 'meeting-at-a-stop',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Kurse beginnen und enden an einer Haltestelle von Bahn, Bus oder Bergbahn.',
      en: 'Courses begin and end at a train, bus or funicular stop.',
      fr: 'Les stages commencent et se terminent à un arrêt de train, de bus ou de funiculaire.',
      it: 'I corsi iniziano e finiscono a una fermata di treno, bus o ferrovia di montagna.',
    },
  },
  {
    id: 'no-diploma',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Es gibt keine Prüfung und kein Diplom; die Teilnehmenden nehmen eigene Notizen mit.',
      en: 'There is no exam and no diploma; participants take their own notes home.',
      fr: 'Il n’y a ni examen ni diplôme\u202f; les participants rentrent avec leurs propres notes.',
      it: 'Non ci sono esami né diplomi; chi partecipa porta a casa i propri appunti.',
    },
  },
  {
    id: 'languages',
    pages: ['/survival-training', '/team-events'],
    statement: {
      de: 'Kurse auf Deutsch, Fragen auch auf Englisch; Team-Events in weiteren Sprachen auf Anfrage.',
      en: 'Courses in German, questions in English too; team events in other languages on request.',
      fr: 'Stages en allemand, questions aussi en anglais\u202f; sorties dans d’autres langues sur demande.',
      it: 'Corsi in tedesco, domande anche in inglese; uscite in altre lingue su richiesta.',
    },
  },
  {
    id: 'fire-ban',
    pages: [...LEVEL_PAGES, '/team-events/feuer-und-fokus', '/agb'],
    statement: {
      de: 'Was bei einem Feuerverbot gilt.',
      en: 'What applies when open fires are banned.',
      fr: 'Ce qui vaut en cas d’interdiction de faire du feu.',
      it: 'Che cosa vale in caso di divieto di accendere fuochi.',
    },
  },
  {
    id: 'cancelling',
    pages: ['/agb'],
    statement: {
      de: 'Stornieren: 14 und 3 Tage, 50 Prozent, Krankheit mit Arztzeugnis.',
      en: 'Cancelling: 14 and 3 days, 50 per cent, illness with a medical certificate.',
      fr: 'Annulation\u202f: 14 et 3 jours, 50 pour cent, maladie avec certificat médical.',
      it: 'Annullamento: 14 e 3 giorni, 50 per cento, malattia con certificato medico.',
    },
  },
  {
    id: 'free-evening',
    pages: ['/event-kalender'],
    statement: {
      de: 'Einen kostenlosen Infoabend darf man bis zum Beginn stornieren.',
      en: 'A free information evening can be cancelled until it begins.',
      fr: 'Une soirée d’information gratuite peut être annulée jusqu’au début.',
      it: 'Una serata informativa gratuita si può annullare fino all’inizio.',
    },
  },
  {
    id: 'deadlines',
    pages: ['/agb'],
    statement: {
      de: 'Rechnung zahlbar in 30 Tagen, Rückerstattung in 14 Tagen, Entscheid über die Durchführung 7 Tage vorher.',
      en: 'Invoices due in 30 days, refunds within 14 days, decision on whether an event runs 7 days before.',
      fr: 'Facture payable à 30 jours, remboursement sous 14 jours, décision de maintien 7 jours avant.',
      it: 'Fattura a 30 giorni, rimborso entro 14 giorni, decisione sullo svolgimento 7 giorni prima.',
    },
  },
  {
    id: 'own-date-payment',
    pages: ['/team-events', '/buchen/anfrage'],
    statement: {
      de: 'Wann und wie ein Team-Event an einem eigenen Termin bezahlt wird.',
      en: 'When and how a team event on the customer’s own date is paid.',
      fr: 'Quand et comment se paie une sortie d’équipe à la date de son choix.',
      it: 'Quando e come si paga un’uscita in una data a scelta.',
    },
  },
  {
    id: 'reply',
    pages: ['/kontakt', '/projekt-management'],
    statement: {
      de: 'Antwort innert 24 Stunden, auch am Wochenende.',
      en: 'Reply within 24 hours, at weekends too.',
      fr: 'Réponse dans les 24 heures, aussi le week-end.',
      it: 'Risposta entro 24 ore, anche nel fine settimana.',
    },
  },
  {
    id: 'opening-hours',
    pages: ['/kontakt', '/team'],
    statement: {
      de: 'Die Öffnungszeiten sind auf Deutsch andere als in den übrigen Sprachen.',
      en: 'Opening hours differ between German and the other languages.',
      fr: 'Les heures d’ouverture diffèrent entre l’allemand et les autres langues.',
      it: 'Gli orari di apertura in tedesco sono diversi da quelli nelle altre lingue.',
    },
  },
  {
    id: 'way',
    pages: ['/kontakt'],
    statement: {
      de: 'Weg zum Büro: S1, 6 Minuten zu Fuss, Parkplätze am Bahnhof.',
      en: 'The way to the office: S1, 6 minutes on foot, parking at the station.',
      fr: 'Accès au bureau\u202f: S1, 6 minutes à pied, places de parc à la gare.',
      it: 'Come arrivare in ufficio: S1, 6 minuti a piedi, posteggi alla stazione.',
    },
  },
  {
    id: 'insurance-law',
    pages: LEVEL_PAGES,
    statement: {
      de: 'Der Hinweis, dass Angestellte mit acht Wochenstunden gegen Freizeitunfälle versichert sind (rechtlich prüfen).',
      en: 'The note that employees with eight hours a week are insured against accidents in their free time (legal check).',
      fr: 'L’indication que les salariés à huit heures par semaine sont assurés contre les accidents non professionnels (à vérifier sur le plan juridique).',
      it: 'L’indicazione che chi lavora otto ore alla settimana è assicurato contro gli infortuni nel tempo libero (verifica giuridica).',
    },
  },
  {
    id: 'weekly-status',
    pages: ['/projekt-management'],
    statement: {
      de: 'Jede Woche eine Seite zum Stand, alle zwei Wochen eine Vorführung, ein Kostendach.',
      en: 'A page on progress every week, a demonstration every two weeks, a cost ceiling.',
      fr: 'Une page d’avancement par semaine, une démonstration toutes les deux semaines, un plafond des coûts.',
      it: 'Una pagina sullo stato ogni settimana, una dimostrazione ogni due, un tetto di spesa.',
    },
  },
  {
    id: 'project-example',
    pages: ['/projekt-management'],
    statement: {
      de: 'Die sechs Etappen und das Beispiel von 36 Wochen.',
      en: 'The six stages and the example of 36 weeks.',
      fr: 'Les six étapes et l’exemple de 36 semaines.',
      it: 'Le sei tappe e l’esempio di 36 settimane.',
    },
  },
  {
    id: 'project-check',
    pages: ['/projekt-management'],
    statement: {
      de: 'Was der Projekt-Check umfasst: Standort und drei Routen, Umfang und Preis vorher in der Offerte.',
      en: 'What the project check covers: position and three routes, scope and price quoted beforehand.',
      fr: 'Ce que comprend l’analyse de projet\u202f: la position et trois voies, étendue et prix fixés d’avance dans l’offre.',
      it: 'Che cosa comprende l’analisi di progetto: la posizione e tre vie, ampiezza e prezzo prima nell’offerta.',
    },
  },
  {
    id: 'project-place',
    pages: ['/projekt-management'],
    statement: {
      de: 'Projekte leiten Sie beim Kunden und ab Cham.',
      en: 'You lead projects at the client’s and from Cham.',
      fr: 'Vous dirigez les projets chez le client et depuis Cham.',
      it: 'Dirigete i progetti presso il cliente e da Cham.',
    },
  },
  {
    id: 'first-talk',
    pages: ['/projekt-management'],
    statement: {
      de: 'Ein Gespräch von einer Stunde und eine Offerte auf zwei Seiten.',
      en: 'An hour’s conversation and a two-page proposal.',
      fr: 'Un entretien d’une heure et une offre de deux pages.',
      it: 'Un colloquio di un’ora e un’offerta di due pagine.',
    },
  },
  {
    id: 'no-commission',
    pages: ['/projekt-management'],
    statement: {
      de: 'Sie nehmen keine Provisionen von Herstellern.',
      en: 'You take no commission from vendors.',
      fr: 'Vous ne touchez aucune commission de fournisseurs.',
      it: 'Non prendete provvigioni dai produttori.',
    },
  },
  {
    id: 'closing-page',
    pages: ['/philosophie'],
    statement: {
      de: 'Am Ende jedes Mandats steht ein Rückblick auf zwei Seiten, den auch die Kundschaft erhält.',
      en: 'Every engagement ends with a two-page review that the client receives too.',
      fr: 'Chaque mandat se termine par un bilan en deux pages que la clientèle reçoit aussi.',
      it: 'Alla fine di ogni mandato c’è un bilancio in due pagine che riceve anche la clientela.',
    },
  },
  {
    id: 'turning-back',
    pages: ['/philosophie'],
    statement: {
      de: 'Zu jedem Mandat gehören drei Zeichen zum Anhalten, zu jeder Tour eine feste Umkehrzeit.',
      en: 'Every engagement has three signs for stopping, and every walk a fixed time to turn back.',
      fr: 'Chaque mandat comporte trois signaux d’arrêt, et chaque marche a une heure de demi-tour fixe.',
      it: 'Ogni mandato ha tre segnali di arresto e ogni escursione un’ora fissa per tornare indietro.',
    },
  },
  {
    id: 'standing-meetings',
    pages: ['/news/statussitzungen-im-stehen'],
    statement: {
      de: 'Statussitzungen halten Sie im Stehen ab.',
      en: 'You hold status meetings standing up.',
      fr: 'Vous faites le point debout.',
      it: 'Tenete le riunioni di stato in piedi.',
    },
  },
  {
    id: 'products',
    pages: ['/shop'],
    statement: {
      de: 'Angaben der Produkte, zum Beispiel fünf Jahre Garantie und Lupe 5×.',
      en: 'Product details, for example the five-year warranty and the 5× lens.',
      fr: 'Les données des produits, par exemple la garantie de cinq ans et la loupe 5×.',
      it: 'I dati dei prodotti, per esempio la garanzia di cinque anni e la lente 5×.',
    },
  },
]
