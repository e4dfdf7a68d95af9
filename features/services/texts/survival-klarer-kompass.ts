import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Klarer Kompass: Survival-Kurs, Stufe 3 – Gratweg',
      en: 'Klarer Kompass (Clear Compass): survival, level 3 – Gratweg',
      fr: 'Klarer Kompass (Boussole claire), survie niveau 3 – Gratweg',
      it: 'Klarer Kompass (Bussola chiara): corso, livello 3 – Gratweg',
    },
    description: {
      de: 'Survival-Kurs für Personen, die führen: Route planen, Gruppe führen, umkehren. 2½ Tage rund um die Rigi, {francs:klarer-kompass} pro Person.',
      en: 'A survival course for people who lead: plan a route, lead the group, turn back in time. 2½ days around the Rigi, {francs:klarer-kompass} per person.',
      fr: 'Un stage de survie pour qui dirige : itinéraire, conduite du groupe, demi-tour. 2½ jours autour du Rigi, {francs:klarer-kompass} par personne.',
      it: 'Un corso di sopravvivenza per chi dirige: itinerario, gruppo, saper tornare indietro. 2½ giorni attorno al Rigi, {francs:klarer-kompass} a persona.',
    },
  },
  lead: {
    de: 'Zweieinhalb Tage rund um die Rigi. Sie planen die Route, führen die Gruppe auf mindestens zwei Etappen und entscheiden, wann umgekehrt wird. Die Kursleitung geht mit.',
    en: 'Two and a half days around the Rigi. You plan the route, lead the group for at least two stages and decide when to turn back. The instructor comes along.',
    fr: 'Deux jours et demi autour du Rigi. Vous préparez l’itinéraire, menez le groupe sur au moins deux étapes et décidez quand faire demi-tour. Votre guide vous accompagne.',
    it: 'Due giorni e mezzo attorno al Rigi. Lei prepara l’itinerario, conduce il gruppo per almeno due tappe e decide quando tornare indietro. La nostra guida La accompagna.',
  },
  fit: {
    grade: {
      title: {
        de: 'T3 heisst anspruchsvolles Bergwandern',
        en: 'T3 means demanding mountain hiking',
        fr: 'T3 veut dire randonnée en montagne exigeante',
        it: 'T3 vuol dire escursione impegnativa in montagna',
      },
      text: {
        de: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): Der Weg ist nicht überall sichtbar, einzelne Stellen sind ausgesetzt, manchmal helfen die Hände. Sie brauchen feste Bergschuhe und gute Trittsicherheit.',
        en: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: the path isn’t visible everywhere, some passages are exposed, and sometimes you need your hands. You need sturdy mountain boots and to be sure-footed.',
        fr: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : le sentier n’est pas visible partout, certains passages sont exposés, les mains aident parfois. Il faut des chaussures de montagne solides et le pied sûr.',
        it: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): il sentiero non è visibile ovunque, alcuni passaggi sono esposti, a volte servono le mani. Ci vogliono scarponi robusti e passo sicuro.',
      },
    },
    enough: {
      title: {
        de: 'Sie sind fit genug,',
        en: 'You’re fit enough',
        fr: 'Votre forme suffit',
        it: 'È abbastanza in forma',
      },
      text: {
        de: 'wenn Sie an zwei Tagen nacheinander fünf Stunden mit vollem Rucksack gehen können, auch bergauf. Die Gruppe geht im Tempo der langsamsten Person.',
        en: 'if you can walk for five hours with a full rucksack on two days running, uphill too. The group goes at the pace of the slowest person.',
        fr: 'si vous pouvez marcher cinq heures avec un sac plein, deux jours de suite, aussi en montée. Le groupe avance au pas de la personne la plus lente.',
        it: 'se riesce a camminare cinque ore con lo zaino pieno per due giorni di fila, anche in salita. Il gruppo va al passo della persona più lenta.',
      },
    },
    instead: {
      title: {
        de: 'Nehmen Sie lieber Stufe 2,',
        en: 'Take level 2 instead',
        fr: 'Prenez plutôt le niveau 2',
        it: 'Meglio il livello 2',
      },
      text: {
        de: 'wenn Sie noch nie draussen übernachtet haben oder auf steilen Wegen unsicher sind: zwei Tage, eine Nacht, {francs:durchhaltevermoegen}.',
        en: 'if you’ve never spent a night outdoors or feel unsure on steep paths: two days, one night, {francs:durchhaltevermoegen}.',
        fr: 'si vous n’avez jamais passé de nuit dehors ou que vous n’êtes pas à l’aise sur les sentiers raides : deux jours, une nuit, {francs:durchhaltevermoegen}.',
        it: 'se non ha mai passato una notte all’aperto o ha poca sicurezza sui sentieri ripidi: due giorni, una notte, {francs:durchhaltevermoegen}.',
      },
    },
  },
  nights: {
    title: {
      de: 'Zwei Nächte im eigenen Lager',
      en: 'Two nights in a camp you build yourselves',
      fr: 'Deux nuits dans le camp que vous montez',
      it: 'Due notti nel campo montato da voi',
    },
    bands: [
      {
        name: {
          de: 'Freitag auf Samstag',
          en: 'Friday to Saturday',
          fr: 'Nuit de vendredi à samedi',
          it: 'Da venerdì a sabato',
        },
        parts: [
          {
            time: { de: '18:30', en: '18:30', fr: '18:30', it: '18:30' },
            title: { de: 'Lager', en: 'Camp', fr: 'Le camp', it: 'Il campo' },
            text: {
              de: 'Platz wählen, Plane spannen, kochen.',
              en: 'Choose a site, pitch the tarp, cook.',
              fr: 'Choisir l’endroit, tendre la bâche, cuisiner.',
              it: 'Scegliere il posto, tendere il telo, cucinare.',
            },
          },
          {
            time: { de: '20:30', en: '20:30', fr: '20:30', it: '20:30' },
            title: {
              de: 'Rückmeldung, dann Nacht',
              en: 'Feedback, then night',
              fr: 'Retour sur la journée, puis la nuit',
              it: 'Commenti a caldo, poi la notte',
            },
            text: {
              de: 'Wer geführt hat, spricht zuerst. Danach schlafen Sie unter der Plane.',
              en: 'The person who led speaks first. Then you sleep under the tarp.',
              fr: 'La personne qui a mené parle en premier. Ensuite, vous dormez sous la bâche.',
              it: 'Parla per prima la persona che ha condotto. Poi si dorme sotto il telo.',
            },
          },
          {
            time: { de: '06:00', en: '06:00', fr: '06:00', it: '06:00' },
            title: { de: 'Wetter', en: 'Weather', fr: 'Météo', it: 'Meteo' },
            text: {
              de: 'Bericht lesen, entscheiden.',
              en: 'Read the forecast, decide.',
              fr: 'Lire, puis décider.',
              it: 'Leggere il bollettino, decidere.',
            },
          },
        ],
      },
      {
        name: {
          de: 'Samstag auf Sonntag',
          en: 'Saturday to Sunday',
          fr: 'Nuit de samedi à dimanche',
          it: 'Da sabato a domenica',
        },
        parts: [
          {
            time: { de: '17:30', en: '17:30', fr: '17:30', it: '17:30' },
            title: { de: 'Zweites Lager', en: 'Second camp', fr: 'Le second camp', it: 'Secondo campo' },
            text: {
              de: 'Diesmal ohne unsere Fragen.',
              en: 'This time without our questions.',
              fr: 'Cette fois sans nos questions.',
              it: 'Questa volta senza le nostre domande.',
            },
          },
          {
            time: { de: '20:00', en: '20:00', fr: '20:00', it: '20:00' },
            title: {
              de: 'Rückmeldung, dann Nacht',
              en: 'Feedback, then night',
              fr: 'Retour sur la journée, puis la nuit',
              it: 'Commenti a caldo, poi la notte',
            },
            text: {
              de: 'Was hat die Gruppe gehört, was war gemeint?',
              en: 'What did the group hear, and what was meant?',
              fr: 'Qu’a compris le groupe, que voulait-on dire ?',
              it: 'Che cosa ha capito il gruppo, che cosa si intendeva?',
            },
          },
          {
            time: { de: '06:30', en: '06:30', fr: '06:30', it: '06:30' },
            title: { de: 'Letzte Etappe', en: 'Last stage', fr: 'Dernière étape', it: 'Ultima tappa' },
            text: {
              de: 'Die Gruppe bestimmt, wer führt.',
              en: 'The group decides who leads.',
              fr: 'Le groupe désigne la personne qui mène.',
              it: 'Il gruppo decide chi conduce.',
            },
          },
        ],
      },
    ],
    facts: [
      {
        title: { de: 'Schlafplatz', en: 'Sleeping', fr: 'Couchage', it: 'Posto per dormire' },
        text: {
          de: 'Die Gruppe schläft gemeinsam unter Planen, in Kleidern, am Platz, den sie selber wählt. Matte und Schlafsack bringen Sie mit. Möchten Sie lieber für sich liegen, sagen Sie es uns: Dann ist eine Plane mehr dabei.',
          en: 'The group sleeps together under tarps, fully dressed, on a site it chooses itself. You bring a mat and a sleeping bag. If you’d rather have your own space, tell us and we’ll bring a separate tarp.',
          fr: 'Le groupe dort ensemble sous des bâches, sans se déshabiller, à l’endroit qu’il choisit. Vous apportez matelas et sac de couchage. Si vous préférez dormir à part, dites-le-nous : nous prendrons une bâche de plus.',
          it: 'Il gruppo dorme insieme sotto i teli, vestito, nel posto che sceglie. Materassino e sacco a pelo li porta Lei. Se preferisce dormire in disparte, ce lo dica: prenderemo un telo in più.',
        },
      },
      {
        title: { de: 'Kälte', en: 'Cold', fr: 'Froid', it: 'Freddo' },
        text: {
          de: 'Sagt der Wetterbericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach, und die Route wird kürzer. Die Kursleitung ist beide Nächte im Lager; wenn Sie frieren oder aufhören möchten, wecken Sie sie.',
          en: 'If the forecast is below 0 °C, we sleep under a solid roof and the route is shortened. The instructor is in camp both nights; if you’re cold or want to stop, wake them.',
          fr: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit en dur et l’itinéraire est plus court. Si vous avez froid ou voulez arrêter, réveillez votre guide, qui passe les deux nuits au camp.',
          it: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto fisso e l’itinerario è più corto. La guida resta al campo entrambe le notti; se ha freddo o vuole smettere, la svegli.',
        },
      },
      {
        title: { de: 'Essen', en: 'Food', fr: 'Repas', it: 'Pasti' },
        text: {
          de: 'Von Freitagabend bis Sonntagmittag dabei, auf dem Kocher zubereitet, auf Wunsch vegetarisch. Allergien schreiben Sie uns bei der Buchung.',
          en: 'Included from Friday supper to Sunday lunch, cooked on a stove, vegetarian if you wish. Please tell us about allergies when you book.',
          fr: 'Compris du vendredi soir au dimanche midi, préparés sur le réchaud, végétariens sur demande. Indiquez-nous vos allergies en réservant.',
          it: 'Compresi da venerdì sera a domenica a mezzogiorno, preparati sul fornello, vegetariani su richiesta. Ci scriva le Sue allergie al momento della prenotazione.',
        },
      },
    ],
  },
  quote: {
    de: '«Umkehren ist ein Entscheid. Weitergehen auch, nur merkt man es nicht.»',
    en: '“Turning back is a decision. So is going on, only nobody notices.”',
    fr: '« Faire demi-tour est une décision. Continuer aussi, mais on ne le remarque pas. »',
    it: '«Tornare indietro è una decisione. Anche proseguire, solo che non si nota.»',
  },
  quoteNote: {
    de: 'Jede Person führt mindestens zwei Etappen. Über jede wird am Abend gesprochen.',
    en: 'Everyone leads at least two stages. Each one is talked over in the evening.',
    fr: 'Chaque personne mène au moins deux étapes. On reparle de chacune le soir.',
    it: 'Ogni persona conduce almeno due tappe. Di ognuna si parla la sera.',
  },
  programme: {
    title: {
      de: 'Zweieinhalb Tage, die Führung wechselt',
      en: 'Two and a half days, and the lead changes',
      fr: 'Deux jours et demi, en tête à tour de rôle',
      it: 'Due giorni e mezzo, e chi conduce cambia',
    },
    days: [
      {
        name: { de: 'Freitag', en: 'Friday', fr: 'Vendredi', it: 'Venerdì' },
        items: [
          {
            time: { de: '13:00', en: '13:00', fr: '13:00', it: '13:00' },
            title: { de: 'Ankommen', en: 'Arrival', fr: 'Arrivée', it: 'Arrivo' },
            text: {
              de: 'Wir nennen das Ziel und die Grenzen, den Weg nicht.',
              en: 'We name the goal and the limits, but not the way.',
              fr: 'Nous donnons le but et les limites, pas le chemin.',
              it: 'Indichiamo la meta e i limiti, non la strada.',
            },
          },
          {
            time: { de: '13:45', en: '13:45', fr: '13:45', it: '13:45' },
            title: {
              de: 'Route planen',
              en: 'Planning the route',
              fr: 'Préparer l’itinéraire',
              it: 'Preparare l’itinerario',
            },
            text: {
              de: 'Marschzahlen, Zeiten, Umkehrpunkte. Vor dem Start haben alle denselben Plan.',
              en: 'Bearings, times, turnaround points. Before you set off, everyone has the same plan.',
              fr: 'Azimuts, horaires, points de demi-tour. Avant de partir, tout le monde a le même plan.',
              it: 'Azimut, tempi, punti di ritorno. Prima di partire tutti hanno lo stesso piano.',
            },
          },
          {
            time: { de: '15:30', en: '15:30', fr: '15:30', it: '15:30' },
            title: { de: 'Erste Etappe', en: 'First stage', fr: 'Première étape', it: 'Prima tappa' },
            text: {
              de: 'Die erste Person führt. Gewechselt wird unterwegs, mit einer kurzen Übergabe.',
              en: 'The first person leads. You change on the way, with a short handover.',
              fr: 'Une première personne mène. On se relaie en chemin, avec une courte passation.',
              it: 'Conduce la prima persona. Ci si dà il cambio in cammino, con una breve consegna.',
            },
          },
          {
            time: { de: '18:30', en: '18:30', fr: '18:30', it: '18:30' },
            title: { de: 'Lager', en: 'Camp', fr: 'Le camp', it: 'Il campo' },
            text: {
              de: 'Platz wählen, Plane spannen, kochen.',
              en: 'Choose a site, pitch the tarp, cook.',
              fr: 'Choisir l’endroit, tendre la bâche, cuisiner.',
              it: 'Scegliere il posto, tendere il telo, cucinare.',
            },
          },
          {
            time: { de: '20:30', en: '20:30', fr: '20:30', it: '20:30' },
            title: { de: 'Rückmeldung', en: 'Feedback', fr: 'Retour sur la journée', it: 'Commenti a caldo' },
            text: {
              de: 'Wer geführt hat, spricht zuerst.',
              en: 'The person who led speaks first.',
              fr: 'La personne qui a mené parle en premier.',
              it: 'Parla per prima la persona che ha condotto.',
            },
          },
        ],
      },
      {
        name: { de: 'Samstag', en: 'Saturday', fr: 'Samedi', it: 'Sabato' },
        items: [
          {
            time: { de: '06:00', en: '06:00', fr: '06:00', it: '06:00' },
            title: {
              de: 'Wetter und Entscheid',
              en: 'Weather and decision',
              fr: 'Météo et décision',
              it: 'Meteo e decisione',
            },
            text: {
              de: 'Bericht lesen, Route bestätigen oder ändern. Vor dem Frühstück, nicht danach.',
              en: 'Read the forecast, confirm the route or change it. Before breakfast, not after.',
              fr: 'Lire le bulletin, confirmer l’itinéraire ou le changer. Avant le petit déjeuner, pas après.',
              it: 'Leggere il bollettino, confermare l’itinerario o cambiarlo. Prima di colazione, non dopo.',
            },
          },
          {
            time: { de: '07:30', en: '07:30', fr: '07:30', it: '07:30' },
            title: {
              de: 'Etappe ohne Weg',
              en: 'A stage without a path',
              fr: 'Une étape hors chemin',
              it: 'Una tappa senza sentiero',
            },
            text: {
              de: 'Nach Marschzahl, mit Kontrollpunkten, die Sie selber gesetzt haben.',
              en: 'On a bearing, with checkpoints you’ve set yourselves.',
              fr: 'À l’azimut, avec des points de contrôle que vous avez fixés vous-mêmes.',
              it: 'Seguendo l’azimut, con punti di controllo scelti da Lei.',
            },
          },
          {
            time: { de: '12:00', en: '12:00', fr: '12:00', it: '12:00' },
            title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
            text: {
              de: 'Eine Stunde ohne Karte.',
              en: 'One hour without the map.',
              fr: 'Une heure sans carte.',
              it: 'Un’ora senza carta.',
            },
          },
          {
            time: { de: '13:00', en: '13:00', fr: '13:00', it: '13:00' },
            title: {
              de: 'Es kommt anders',
              en: 'The situation changes',
              fr: 'La situation change',
              it: 'La situazione cambia',
            },
            text: {
              de: 'Wir ändern eine Annahme: die Zeit, den Weg oder die Kräfte. Sie entscheiden, ob es weitergeht, und sagen, warum.',
              en: 'We alter one assumption: the time, the way or the strength you have left. You decide whether to go on, and say why.',
              fr: 'Nous modifions une hypothèse : l’heure, le chemin ou les forces. Vous décidez si l’on continue et dites pourquoi.',
              it: 'Cambiamo un’ipotesi: l’ora, la strada o le forze. Lei decide se proseguire e dice perché.',
            },
          },
          {
            time: { de: '17:30', en: '17:30', fr: '17:30', it: '17:30' },
            title: { de: 'Zweites Lager', en: 'Second camp', fr: 'Le second camp', it: 'Secondo campo' },
            text: {
              de: 'Diesmal ohne unsere Fragen.',
              en: 'This time without our questions.',
              fr: 'Cette fois sans nos questions.',
              it: 'Questa volta senza le nostre domande.',
            },
          },
          {
            time: { de: '20:00', en: '20:00', fr: '20:00', it: '20:00' },
            title: { de: 'Rückmeldung', en: 'Feedback', fr: 'Retour sur la journée', it: 'Commenti a caldo' },
            text: {
              de: 'Was hat die Gruppe gehört, was war gemeint?',
              en: 'What did the group hear, and what was meant?',
              fr: 'Qu’a compris le groupe, que voulait-on dire ?',
              it: 'Che cosa ha capito il gruppo, che cosa si intendeva?',
            },
          },
        ],
      },
      {
        name: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche', it: 'Domenica' },
        items: [
          {
            time: { de: '06:30', en: '06:30', fr: '06:30', it: '06:30' },
            title: { de: 'Letzte Etappe', en: 'Last stage', fr: 'Dernière étape', it: 'Ultima tappa' },
            text: {
              de: 'Die Gruppe bestimmt, wer führt.',
              en: 'The group decides who leads.',
              fr: 'Le groupe désigne la personne qui mène.',
              it: 'Il gruppo decide chi conduce.',
            },
          },
          {
            time: { de: '12:00', en: '12:00', fr: '12:00', it: '12:00' },
            title: {
              de: 'Ziel oder Umkehrpunkt',
              en: 'Goal or turnaround point',
              fr: 'Le but ou le point de demi-tour',
              it: 'Meta o punto di ritorno',
            },
            text: {
              de: 'Beides zählt, wenn es begründet ist.',
              en: 'Both count, if there’s a reason.',
              fr: 'Les deux se valent, s’il y a une bonne raison.',
              it: 'Valgono entrambi, se c’è un motivo.',
            },
          },
          {
            time: { de: '13:30', en: '13:30', fr: '13:30', it: '13:30' },
            title: { de: 'Auswertung', en: 'Review', fr: 'Bilan', it: 'Bilancio' },
            text: {
              de: 'Erst zu zweit, dann alle. Jede Person schreibt auf, was sie am Montag anders macht.',
              en: 'In pairs first, then all together. Everyone writes down what they’ll do differently on Monday.',
              fr: 'D’abord à deux, puis en groupe. Chaque personne écrit ce qu’elle fera autrement lundi.',
              it: 'Prima a due, poi tutti. Ogni persona scrive che cosa farà diversamente lunedì.',
            },
          },
          {
            time: { de: '16:00', en: '16:00', fr: '16:00', it: '16:00' },
            title: { de: 'Schluss', en: 'Finish', fr: 'Fin', it: 'Fine' },
            text: {
              de: 'Zurück am Treffpunkt.',
              en: 'Back at the meeting point.',
              fr: 'Retour au lieu de rendez-vous.',
              it: 'Ritorno al punto di ritrovo.',
            },
          },
        ],
      },
    ],
  },
  lessons: {
    title: {
      de: 'Drei Dinge für alle, die führen',
      en: 'Three things for people who lead',
      fr: 'Trois idées pour mieux diriger',
      it: 'Tre cose per chi dirige',
    },
    items: [
      {
        title: {
          de: 'Umkehrpunkte vorher setzen',
          en: 'Set turnaround points first',
          fr: 'Fixer d’avance où l’on fait demi-tour',
          it: 'Fissare prima i punti di ritorno',
        },
        text: {
          de: 'Wer sie erst unterwegs sucht, findet immer einen Grund weiterzugehen.',
          en: 'Look for them along the way and you’ll always find a reason to go on.',
          fr: 'Si on le cherche en route, on trouve toujours une raison de continuer.',
          it: 'Chi li cerca in cammino trova sempre un motivo per proseguire.',
        },
      },
      {
        title: {
          de: 'Führung übergeben',
          en: 'Hand over the lead',
          fr: 'Passer la main',
          it: 'Passare il comando',
        },
        text: {
          de: 'Plan, Stand, offene Fragen. Eine Übergabe dauert drei Minuten und erspart den halben Tag.',
          en: 'Plan, position, open questions. A handover takes three minutes and saves half a day.',
          fr: 'Le plan, la position, les questions en suspens. Une passation prend trois minutes et fait gagner une demi-journée.',
          it: 'Piano, posizione, questioni aperte. Una consegna dura tre minuti e fa risparmiare mezza giornata.',
        },
      },
      {
        title: { de: 'Sagen, warum', en: 'Say why', fr: 'Dire pourquoi', it: 'Dire perché' },
        text: {
          de: 'Ein Entscheid ohne Grund gilt, bis es schwierig wird. Sie üben den einen Satz, der ihn trägt.',
          en: 'A decision without a reason holds until it gets difficult. You practise the one sentence that carries it.',
          fr: 'Sans raison, une décision tient jusqu’à la première difficulté. Vous apprenez à dire la phrase qui la porte.',
          it: 'Una decisione senza motivazione regge finché tutto va bene. Si prova la frase che la sostiene.',
        },
      },
    ],
  },
  bring: [
    {
      de: 'Rucksack, 50 bis 65 Liter',
      en: 'Rucksack, 50 to 65 litres',
      fr: 'Sac à dos, de 50 à 65 litres',
      it: 'Zaino, da 50 a 65 litri',
    },
    {
      de: 'Schlafsack, Komforttemperatur 0 °C oder tiefer, und Matte',
      en: 'Sleeping bag, comfort temperature 0 °C or lower, and a mat',
      fr: 'Sac de couchage, température de confort 0 °C ou moins, et matelas isolant',
      it: 'Sacco a pelo, temperatura di comfort 0 °C o inferiore, e materassino',
    },
    {
      de: 'Bergschuhe mit fester Sohle',
      en: 'Mountain boots with a firm sole',
      fr: 'Chaussures de montagne à semelle rigide',
      it: 'Scarponi con suola rigida',
    },
    {
      de: 'Regenjacke und Regenhose',
      en: 'Waterproof jacket and trousers',
      fr: 'Veste et pantalon de pluie',
      it: 'Giacca e pantaloni da pioggia',
    },
    {
      de: 'Zwei warme Schichten, Mütze, Handschuhe',
      en: 'Two warm layers, hat, gloves',
      fr: 'Deux couches chaudes, bonnet, gants',
      it: 'Due strati caldi, berretto, guanti',
    },
    {
      de: 'Wäsche und Socken für drei Tage',
      en: 'Underwear and socks for three days',
      fr: 'Sous-vêtements et chaussettes pour trois jours',
      it: 'Biancheria e calze per tre giorni',
    },
    {
      de: 'Trinkflaschen, 2 Liter',
      en: 'Water bottles, 2 litres',
      fr: 'Gourdes, 2 litres',
      it: 'Borracce, 2 litri',
    },
    {
      de: 'Stirnlampe mit vollen Batterien',
      en: 'Head torch with fresh batteries',
      fr: 'Lampe frontale, piles neuves',
      it: 'Lampada frontale con pile cariche',
    },
    {
      de: 'Becher, Schale, Löffel, Messer',
      en: 'Mug, bowl, spoon, knife',
      fr: 'Tasse, bol, cuillère, couteau',
      it: 'Tazza, scodella, cucchiaio, coltello',
    },
    {
      de: 'Notizbuch, Bleistift, Uhr',
      en: 'Notebook, pencil, watch',
      fr: 'Carnet, crayon, montre',
      it: 'Taccuino, matita, orologio',
    },
    {
      de: 'Sonnen- und Zeckenschutz, eigene Medikamente',
      en: 'Sun cream, tick repellent, your own medication',
      fr: 'Crème solaire, produit antitiques, vos médicaments',
      it: 'Protezione da sole e zecche, medicamenti personali',
    },
  ],
  provide: [
    {
      de: 'Karten 1:25’000 und Kompasse',
      en: '1:25’000 maps and compasses',
      fr: 'Cartes au 1:25 000 et boussoles',
      it: 'Carte 1:25’000 e bussole',
    },
    {
      de: 'Planen, Kocher und Kochgeschirr',
      en: 'Tarps, stoves and cooking pots',
      fr: 'Bâches, réchauds et ustensiles de cuisine',
      it: 'Teli, fornelli e pentole',
    },
    {
      de: 'Essen von Freitagabend bis Sonntagmittag',
      en: 'Food from Friday supper to Sunday lunch',
      fr: 'Les repas du vendredi soir au dimanche midi',
      it: 'I pasti da venerdì sera a domenica a mezzogiorno',
    },
    {
      de: 'Ersatzschlafsack und Ersatzkleider',
      en: 'Spare sleeping bag and spare clothes',
      fr: 'Sac de couchage et habits de réserve',
      it: 'Sacco a pelo e abiti di riserva',
    },
    {
      de: 'Apotheke und Notfunkgerät',
      en: 'First-aid kit and emergency radio',
      fr: 'Pharmacie et radio de secours',
      it: 'Kit di pronto soccorso e radio d’emergenza',
    },
  ],
  safety: [
    {
      title: {
        de: 'Sie führen, die Kursleitung ist dabei',
        en: 'You lead, the instructor is with you',
        fr: 'Vous menez, votre guide est là',
        it: 'Lei conduce, la guida è con Lei',
      },
      text: {
        de: 'Die Kursleitung kennt jede Etappe, geht immer mit und greift ein, bevor es gefährlich wird. Weglose Stücke gehen wir nur, wenn sie trocken und schneefrei sind.',
        en: 'The instructor knows every stage, always comes along and steps in before it gets dangerous. We walk pathless stretches only when they’re dry and free of snow.',
        fr: 'Votre guide connaît chaque étape, vous accompagne toujours et intervient avant qu’il y ait danger. Nous ne quittons les chemins que sur terrain sec et sans neige.',
        it: 'La nostra guida conosce ogni tappa, viene sempre con il gruppo e interviene prima che diventi pericoloso. I tratti senza sentiero si percorrono solo se asciutti e senza neve.',
      },
    },
  ],
  included: [
    {
      de: 'Kursleitung an allen Tagen und in den Nächten',
      en: 'An instructor on all days and nights',
      fr: 'L’encadrement de jour comme de nuit',
      it: 'La guida, giorno e notte',
    },
    {
      de: 'Karten, Kompasse, Planen und Kocher',
      en: 'Maps, compasses, tarps and stoves',
      fr: 'Cartes, boussoles, bâches et réchauds',
      it: 'Carte, bussole, teli e fornelli',
    },
    {
      de: 'Verpflegung von Freitagabend bis Sonntagmittag',
      en: 'Meals from Friday supper to Sunday lunch',
      fr: 'Les repas du vendredi soir au dimanche midi',
      it: 'I pasti da venerdì sera a domenica a mezzogiorno',
    },
    {
      de: 'Bewilligung für die Lager',
      en: 'Permission for the camps',
      fr: 'L’autorisation pour les camps',
      it: 'Il permesso per i campi',
    },
  ],
  order: {
    de: 'Davor kommt Durchhaltevermögen, oder Sie haben schon eigene Nächte im Freien hinter sich.',
    en: 'Durchhaltevermögen (Endurance) comes first, unless you already have nights outdoors behind you.',
    fr: 'Commencez par Durchhaltevermögen (Endurance), sauf si vous avez déjà l’expérience des nuits dehors.',
    it: 'Prima viene Durchhaltevermögen (Tenacia), oppure qualche notte all’aperto già passata per conto Suo.',
  },
}) satisfies Record<Language, SurvivalMessages>
