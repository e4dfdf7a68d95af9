import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Durchhaltevermögen: Survival-Kurs, Stufe 2 – Gratweg',
      en: 'Durchhaltevermögen (Endurance): survival, level 2 – Gratweg',
      fr: 'Durchhaltevermögen (Endurance) : survie, niveau 2 – Gratweg',
      it: 'Durchhaltevermögen (Tenacia): corso, livello 2 – Gratweg',
    },
    description: {
      de: 'Survival-Kurs mit einer Nacht draussen: Lager bauen, warm bleiben, Kräfte einteilen. 2 Tage mit Biwak, {francs:durchhaltevermoegen} pro Person.',
      en: 'A survival course with a night outdoors: building a camp, staying warm, pacing yourself. 2 days with a bivouac, {francs:durchhaltevermoegen} per person.',
      fr: 'Un stage de survie avec une nuit au bivouac : camp, chaleur, gestion des forces. 2 jours avec bivouac, {francs:durchhaltevermoegen} par personne.',
      it: 'Un corso di sopravvivenza con una notte all’aperto: campo, calore, forze. 2 giorni con bivacco, {francs:durchhaltevermoegen} a persona.',
    },
  },
  lead: {
    de: 'Zwei Tage am Wildspitz mit einer Nacht unter der Plane. Sie lernen, ein Lager zu bauen, warm zu bleiben, Ihre Kräfte einzuteilen und auch dann gut zu entscheiden, wenn Sie müde sind.',
    en: 'Two days on the Wildspitz with a night under a tarp. You learn to build a camp, stay warm, pace yourself and decide well when you’re tired.',
    fr: 'Deux jours au Wildspitz avec une nuit sous la bâche. Vous apprenez à monter un camp, à rester au chaud, à ménager vos forces et à bien décider quand la fatigue est là.',
    it: 'Due giorni sul Wildspitz con una notte sotto il telo. Impara ad allestire un campo, a restare al caldo, a dosare le forze e a decidere bene anche quando arriva la stanchezza.',
  },
  fit: {
    grade: {
      title: {
        de: 'T2 heisst Bergwandern',
        en: 'T2 means mountain hiking',
        fr: 'T2 veut dire randonnée en montagne',
        it: 'T2 vuol dire escursione in montagna',
      },
      text: {
        de: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): durchgehend sichtbare Wege, stellenweise steil; ein Absturz ist nicht überall ausgeschlossen. Sie brauchen Wanderschuhe und etwas Trittsicherheit.',
        en: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: paths visible all the way, steep in places; at some points a serious fall is possible. You need hiking boots and to be fairly sure-footed.',
        fr: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : un sentier visible partout, raide par endroits ; à certains passages, une chute n’est pas exclue. Il faut des chaussures de randonnée et le pied assez sûr.',
        it: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): un sentiero sempre visibile, a tratti ripido; il rischio di caduta non è escluso ovunque. Servono scarpe da escursione e un passo abbastanza sicuro.',
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
        de: 'wenn Sie zwei Stunden bergauf gehen und dabei noch reden können, mit dem Rucksack auf dem Rücken. Die Gruppe geht im Tempo der langsamsten Person.',
        en: 'if you can walk uphill for two hours with a rucksack on and still hold a conversation. The group goes at the pace of the slowest person.',
        fr: 'si vous pouvez monter deux heures, sac au dos, tout en parlant. Le groupe avance au pas de la personne la plus lente.',
        it: 'se riesce a salire per due ore con lo zaino in spalla e intanto a parlare. Il gruppo va al passo della persona più lenta.',
      },
    },
    instead: {
      title: {
        de: 'Nehmen Sie lieber Stufe 1,',
        en: 'Take level 1 instead',
        fr: 'Prenez plutôt le niveau 1',
        it: 'Meglio il livello 1',
      },
      text: {
        de: 'wenn Sie noch nie Feuer gemacht haben oder nicht draussen schlafen möchten: ein Tag, keine Nacht, {francs:aufbruch}.',
        en: 'if you’ve never made a fire or don’t want to sleep outdoors: one day, no night, {francs:aufbruch}.',
        fr: 'si vous n’avez jamais fait de feu ou que vous ne souhaitez pas dormir dehors : un jour, sans nuit, {francs:aufbruch}.',
        it: 'se non ha mai acceso un fuoco o non desidera dormire all’aperto: un giorno, nessuna notte, {francs:aufbruch}.',
      },
    },
  },
  nights: {
    title: {
      de: 'Eine Stunde Wache, sonst Schlaf',
      en: 'One hour on watch, the rest is sleep',
      fr: 'Une heure de veille, le reste pour dormir',
      it: 'Un’ora di guardia, il resto per dormire',
    },
    bands: [
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
            title: { de: 'Kochen', en: 'Cooking', fr: 'Cuisiner', it: 'Cucinare' },
            text: {
              de: 'Ein Feuer, ein Topf.',
              en: 'One fire, one pot.',
              fr: 'Un feu, une marmite.',
              it: 'Un fuoco, una pentola.',
            },
          },
          {
            time: { de: '19:30', en: '19:30', fr: '19:30', it: '19:30' },
            title: {
              de: 'Wachen einteilen',
              en: 'Setting the watches',
              fr: 'Répartir les veilles',
              it: 'Dividere i turni',
            },
            text: {
              de: 'Wer wacht wann, wer weckt wen.',
              en: 'Who’s up when, who wakes whom.',
              fr: 'Qui veille quand, qui réveille qui.',
              it: 'Chi veglia quando, chi sveglia chi.',
            },
          },
          {
            time: { de: '21:00', en: '21:00', fr: '21:00', it: '21:00' },
            title: {
              de: 'Nacht unter der Plane',
              en: 'Night under the tarp',
              fr: 'La nuit sous la bâche',
              it: 'La notte sotto il telo',
            },
            text: {
              de: 'Jede Person wacht etwa eine Stunde am Feuer. Entschieden wird erst am Morgen.',
              en: 'Everyone keeps watch by the fire for about an hour. Decisions wait until the morning.',
              fr: 'Chaque personne veille environ une heure près du feu. On ne décide que le matin.',
              it: 'Ogni persona fa la guardia al fuoco per circa un’ora. Si decide solo al mattino.',
            },
          },
          {
            time: { de: '06:30', en: '06:30', fr: '06:30', it: '06:30' },
            title: { de: 'Tee', en: 'Tea', fr: 'Thé', it: 'Tè' },
            text: { de: 'Ein neuer Tag.', en: 'A new day.', fr: 'Un nouveau jour.', it: 'Un nuovo giorno.' },
          },
        ],
      },
    ],
    facts: [
      {
        title: { de: 'Schlafplatz', en: 'Sleeping', fr: 'Couchage', it: 'Posto per dormire' },
        text: {
          de: 'Die Gruppe schläft gemeinsam unter Planen, in Kleidern, auf Matten von uns und im eigenen Schlafsack. Möchten Sie lieber für sich liegen, sagen Sie es uns: Dann spannen wir eine eigene Plane.',
          en: 'The group sleeps together under tarps, fully dressed, on our mats and in your own sleeping bag. If you’d rather have your own space, tell us and we’ll pitch a separate tarp.',
          fr: 'Le groupe dort ensemble sous des bâches, sans se déshabiller, sur nos matelas et dans son propre sac de couchage. Si vous préférez dormir à part, dites-le-nous : nous tendrons une bâche pour vous.',
          it: 'Il gruppo dorme insieme sotto i teli, vestito, sui nostri materassini e nel proprio sacco a pelo. Se preferisce dormire in disparte, ce lo dica: tenderemo un telo a parte.',
        },
      },
      {
        title: { de: 'Kälte', en: 'Cold', fr: 'Froid', it: 'Freddo' },
        text: {
          de: 'Sagt der Wetterbericht weniger als 0 °C voraus, schlafen wir unter einem festen Dach. Ein Ersatzschlafsack ist dabei. Die Kursleitung ist die ganze Nacht im Lager; wenn Sie frieren oder aufhören möchten, wecken Sie sie.',
          en: 'If the forecast is below 0 °C, we sleep under a solid roof. There’s a spare sleeping bag. The instructor is in camp all night; if you’re cold or want to stop, wake them.',
          fr: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit en dur. Il y a un sac de couchage de réserve. Si vous avez froid ou voulez arrêter, réveillez votre guide, qui passe toute la nuit au camp.',
          it: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto fisso. C’è un sacco a pelo di riserva. La guida resta al campo tutta la notte; se ha freddo o vuole smettere, la svegli.',
        },
      },
      {
        title: { de: 'Essen', en: 'Food', fr: 'Repas', it: 'Pasti' },
        text: {
          de: 'Von Samstagmittag bis Sonntagmittag dabei, am Feuer gekocht, auf Wunsch vegetarisch. Allergien schreiben Sie uns bei der Buchung.',
          en: 'Included from Saturday lunch to Sunday lunch, cooked over the fire, vegetarian if you wish. Please tell us about allergies when you book.',
          fr: 'Compris du samedi midi au dimanche midi, cuisinés sur le feu, végétariens sur demande. Indiquez-nous vos allergies en réservant.',
          it: 'Compresi da sabato a mezzogiorno a domenica a mezzogiorno, cucinati sul fuoco, vegetariani su richiesta. Ci scriva le Sue allergie al momento della prenotazione.',
        },
      },
    ],
  },
  quote: {
    de: '«Um drei Uhr früh ist jede Meinung sehr überzeugend.»',
    en: '“At three in the morning every opinion sounds convincing.”',
    fr: '« À trois heures du matin, toutes les opinions se tiennent. »',
    it: '«Alle tre di notte ogni opinione convince.»',
  },
  quoteNote: {
    de: 'Darum wird in der Nacht nur gewacht. Entschieden wird am Morgen, nach dem Tee.',
    en: 'So at night we only keep watch. Decisions are made in the morning, after tea.',
    fr: 'Alors, la nuit, on se contente de veiller. On décide le matin, après le thé.',
    it: 'Per questo di notte si fa solo la guardia. Si decide al mattino, dopo il tè.',
  },
  programme: {
    title: {
      de: 'Zwei Tage, eine kurze Nacht',
      en: 'Two days, one short night',
      fr: 'Deux jours, une courte nuit',
      it: 'Due giorni, una notte corta',
    },
    days: [
      {
        name: { de: 'Samstag', en: 'Saturday', fr: 'Samedi', it: 'Sabato' },
        items: [
          {
            time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
            title: { de: 'Ankommen', en: 'Arrival', fr: 'Arrivée', it: 'Arrivo' },
            text: {
              de: 'Rucksack auf, Rucksack ab. Was niemand braucht, bleibt im Tal.',
              en: 'Rucksacks on, rucksacks off. What nobody needs stays in the valley.',
              fr: 'Sac au dos, sac à terre. Ce dont personne n’a besoin reste en bas.',
              it: 'Zaino in spalla, zaino a terra. Quello che non serve a nessuno resta a valle.',
            },
          },
          {
            time: { de: '10:00', en: '10:00', fr: '10:00', it: '10:00' },
            title: { de: 'Aufstieg', en: 'The way up', fr: 'Montée', it: 'Salita' },
            text: {
              de: 'Durch den Bergwald, im Tempo der langsamsten Person.',
              en: 'Through the mountain forest, at the pace of the slowest.',
              fr: 'À travers la forêt de montagne, au pas de la personne la plus lente.',
              it: 'Nel bosco di montagna, al passo della persona più lenta.',
            },
          },
          {
            time: { de: '12:30', en: '12:30', fr: '12:30', it: '12:30' },
            title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
            text: {
              de: 'Brot und Käse, im Windschatten.',
              en: 'Bread and cheese, out of the wind.',
              fr: 'Pain et fromage, à l’abri du vent.',
              it: 'Pane e formaggio, al riparo dal vento.',
            },
          },
          {
            time: { de: '13:30', en: '13:30', fr: '13:30', it: '13:30' },
            title: {
              de: 'Lagerplatz wählen',
              en: 'Choosing the site',
              fr: 'Choisir l’emplacement',
              it: 'Scegliere il posto',
            },
            text: {
              de: 'Wind, Wasser, Hang, Holz. Die Gruppe wählt, wir fragen nach.',
              en: 'Wind, water, slope, wood. The group chooses; we ask the questions.',
              fr: 'Le vent, l’eau, la pente, le bois. Le groupe choisit, nous posons les questions.',
              it: 'Vento, acqua, pendio, legna. Il gruppo sceglie, noi facciamo le domande.',
            },
          },
          {
            time: { de: '14:30', en: '14:30', fr: '14:30', it: '14:30' },
            title: { de: 'Lager bauen', en: 'Making camp', fr: 'Monter le camp', it: 'Montare il campo' },
            text: {
              de: 'Plane spannen, den Boden trocken legen, Holz für die ganze Nacht sammeln.',
              en: 'Pitch the tarp, keep the ground dry, gather wood for the whole night.',
              fr: 'Tendre la bâche, garder le sol au sec, ramasser du bois pour toute la nuit.',
              it: 'Tendere il telo, tenere asciutto il fondo, raccogliere legna per tutta la notte.',
            },
          },
          {
            time: { de: '17:30', en: '17:30', fr: '17:30', it: '17:30' },
            title: { de: 'Kochen', en: 'Cooking', fr: 'Cuisiner', it: 'Cucinare' },
            text: {
              de: 'Ein Feuer, ein Topf, alle haben Hunger.',
              en: 'One fire, one pot, everybody hungry.',
              fr: 'Un feu, une marmite, tout le monde a faim.',
              it: 'Un fuoco, una pentola, tutti hanno fame.',
            },
          },
          {
            time: { de: '19:30', en: '19:30', fr: '19:30', it: '19:30' },
            title: {
              de: 'Wachen einteilen',
              en: 'Setting the watches',
              fr: 'Répartir les veilles',
              it: 'Dividere i turni',
            },
            text: {
              de: 'Wer wacht wann, wer weckt wen, was wird gemeldet.',
              en: 'Who’s up when, who wakes whom, what gets reported.',
              fr: 'Qui veille quand, qui réveille qui, ce qu’il faut signaler.',
              it: 'Chi veglia quando, chi sveglia chi, che cosa si segnala.',
            },
          },
          {
            time: { de: '21:00', en: '21:00', fr: '21:00', it: '21:00' },
            title: { de: 'Nacht', en: 'Night', fr: 'La nuit', it: 'La notte' },
            text: {
              de: 'Eine Stunde Wache am Feuer, danach schlafen, so gut es geht.',
              en: 'An hour’s watch by the fire, then sleep as best you can.',
              fr: 'Une heure de veille près du feu, puis dormir, comme on peut.',
              it: 'Un’ora di guardia al fuoco, poi dormire, come si può.',
            },
          },
        ],
      },
      {
        name: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche', it: 'Domenica' },
        items: [
          {
            time: { de: '06:30', en: '06:30', fr: '06:30', it: '06:30' },
            title: {
              de: 'Tee und Bestandesaufnahme',
              en: 'Tea and taking stock',
              fr: 'Thé et état des lieux',
              it: 'Tè e punto della situazione',
            },
            text: {
              de: 'Wer hat wie geschlafen? Danach richtet sich der Tag.',
              en: 'How did everyone sleep? The day is planned accordingly.',
              fr: 'Comment le groupe a-t-il dormi ? La journée en dépend.',
              it: 'Chi ha dormito, e come? La giornata si regola su questo.',
            },
          },
          {
            time: { de: '07:30', en: '07:30', fr: '07:30', it: '07:30' },
            title: {
              de: 'Lager abbrechen',
              en: 'Breaking camp',
              fr: 'Lever le camp',
              it: 'Smontare il campo',
            },
            text: {
              de: 'Der Platz sieht aus wie vorher.',
              en: 'We leave the place as we found it.',
              fr: 'On laisse l’endroit comme on l’a trouvé.',
              it: 'Il posto è com’era prima.',
            },
          },
          {
            time: { de: '08:30', en: '08:30', fr: '08:30', it: '08:30' },
            title: {
              de: 'Aufgaben mit wenig Schlaf',
              en: 'Tasks on little sleep',
              fr: 'Travailler avec peu de sommeil',
              it: 'Compiti con poco sonno',
            },
            text: {
              de: 'Orientieren, rechnen, entscheiden. Am Samstag wäre es leicht gewesen.',
              en: 'Finding the way, doing sums, deciding. On Saturday it would have been easy.',
              fr: 'S’orienter, calculer, décider. Samedi, cela aurait été facile.',
              it: 'Orientarsi, calcolare, decidere. Sabato sarebbe stato facile.',
            },
          },
          {
            time: { de: '11:30', en: '11:30', fr: '11:30', it: '11:30' },
            title: { de: 'Abstieg', en: 'The way down', fr: 'Descente', it: 'Discesa' },
            text: {
              de: 'Wer noch Kraft hat, trägt für jemanden, der keine mehr hat.',
              en: 'If you have strength left, you carry for someone who has none.',
              fr: 'Les plus en forme portent pour les autres.',
              it: 'Chi ha ancora forze porta per chi non ne ha più.',
            },
          },
          {
            time: { de: '13:00', en: '13:00', fr: '13:00', it: '13:00' },
            title: {
              de: 'Essen und Auswertung',
              en: 'Food and review',
              fr: 'Repas et bilan',
              it: 'Pranzo e bilancio',
            },
            text: {
              de: 'Warm und im Sitzen. Wann haben wir gut entschieden, wann nur schnell?',
              en: 'Something warm, sitting down. When did we decide well, and when merely fast?',
              fr: 'Un plat chaud, de quoi s’asseoir. Quand avons-nous bien décidé, et quand seulement vite ?',
              it: 'Un pasto caldo, da seduti. Quando abbiamo deciso bene, quando solo in fretta?',
            },
          },
          {
            time: { de: '15:00', en: '15:00', fr: '15:00', it: '15:00' },
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
      de: 'Drei Dinge für lange Vorhaben',
      en: 'Three things for long projects',
      fr: 'Trois idées pour les projets longs',
      it: 'Tre cose per i progetti lunghi',
    },
    items: [
      {
        title: {
          de: 'Pausen planen',
          en: 'Plan the rests',
          fr: 'Prévoir les pauses',
          it: 'Prevedere le pause',
        },
        text: {
          de: 'Wer rastet, wenn die Kraft fehlt, rastet zu spät. Sie legen Pausen fest, solange es noch gut geht.',
          en: 'If you rest only when your strength has gone, you rest too late. You plan the breaks while things are still going well.',
          fr: 'S’arrêter quand les forces manquent, c’est trop tard. Vous fixez les pauses pendant que tout va bien.',
          it: 'Chi si ferma quando le forze mancano si ferma troppo tardi. Lei fissa le pause quando si sta ancora bene.',
        },
      },
      {
        title: { de: 'Früh melden', en: 'Speak up early', fr: 'Le dire tôt', it: 'Dirlo presto' },
        text: {
          de: 'Niemand sagt gern als Erster, dass er friert. Sie üben den Satz, bevor er nötig ist.',
          en: 'Nobody likes to be the first to say they’re cold. You practise the sentence before it’s needed.',
          fr: 'Personne n’aime dire en premier qu’il a froid. Vous répétez la phrase avant d’en avoir besoin.',
          it: 'A nessuno piace dire per primo che ha freddo. La frase si prova prima che serva.',
        },
      },
      {
        title: {
          de: 'Müde nicht entscheiden',
          en: 'Don’t decide when tired',
          fr: 'Ne rien décider dans la fatigue',
          it: 'Non decidere da stanchi',
        },
        text: {
          de: 'Müde nimmt man den nächsten Vorschlag, nicht den besten. Sie merken es an sich und vertagen.',
          en: 'Tired people take the next suggestion, not the best. You learn to notice it in yourself, and to wait.',
          fr: 'Avec la fatigue, on prend la première proposition venue, pas la meilleure. Vous le sentez, et vous attendez.',
          it: 'Chi è stanco prende la prima proposta, non la migliore. Lei se ne accorge, e rimanda.',
        },
      },
    ],
  },
  bring: [
    {
      de: 'Rucksack, 40 bis 60 Liter',
      en: 'Rucksack, 40 to 60 litres',
      fr: 'Sac à dos, de 40 à 60 litres',
      it: 'Zaino, da 40 a 60 litri',
    },
    {
      de: 'Schlafsack, Komforttemperatur 0 °C oder tiefer',
      en: 'Sleeping bag, comfort temperature 0 °C or lower',
      fr: 'Sac de couchage, température de confort 0 °C ou moins',
      it: 'Sacco a pelo, temperatura di comfort 0 °C o inferiore',
    },
    {
      de: 'Schuhe, die über den Knöchel reichen',
      en: 'Boots that cover the ankle',
      fr: 'Chaussures montantes',
      it: 'Scarponcini che coprono la caviglia',
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
      de: 'Unterwäsche zum Wechseln, zwei Paar Socken',
      en: 'A change of underwear, two pairs of socks',
      fr: 'Sous-vêtements de rechange, deux paires de chaussettes',
      it: 'Biancheria di ricambio, due paia di calze',
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
      de: 'Becher, Schale, Löffel',
      en: 'Mug, bowl, spoon',
      fr: 'Tasse, bol, cuillère',
      it: 'Tazza, scodella, cucchiaio',
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
      de: 'Planen, Schnur und Matten',
      en: 'Tarps, cord and mats',
      fr: 'Bâches, cordelette et matelas',
      it: 'Teli, corda e materassini',
    },
    {
      de: 'Essen von Samstagmittag bis Sonntagmittag',
      en: 'Food from Saturday lunch to Sunday lunch',
      fr: 'Les repas du samedi midi au dimanche midi',
      it: 'I pasti da sabato a mezzogiorno a domenica a mezzogiorno',
    },
    {
      de: 'Feuerstahl, Säge und Kochgeschirr',
      en: 'Fire steels, saw and cooking pots',
      fr: 'Pierres à feu, scie et ustensiles de cuisine',
      it: 'Acciarini, sega e pentole',
    },
    { de: 'Karten und Kompasse', en: 'Maps and compasses', fr: 'Cartes et boussoles', it: 'Carte e bussole' },
    {
      de: 'Ersatzschlafsack, Apotheke, Notfunkgerät',
      en: 'Spare sleeping bag, first-aid kit, emergency radio',
      fr: 'Sac de couchage de réserve, pharmacie, radio de secours',
      it: 'Sacco a pelo di riserva, kit di pronto soccorso, radio d’emergenza',
    },
  ],
  safety: [],
  included: [
    {
      de: 'Kursleitung an beiden Tagen und in der Nacht',
      en: 'An instructor on both days and through the night',
      fr: 'L’encadrement pendant les deux jours et la nuit',
      it: 'La guida nei due giorni e di notte',
    },
    {
      de: 'Planen, Matten und Kochgeschirr, ohne Schlafsack',
      en: 'Tarps, mats and cooking pots, but not the sleeping bag',
      fr: 'Bâches, matelas et ustensiles de cuisine, sans le sac de couchage',
      it: 'Teli, materassini e pentole, senza sacco a pelo',
    },
    {
      de: 'Verpflegung von Samstagmittag bis Sonntagmittag',
      en: 'Meals from Saturday lunch to Sunday lunch',
      fr: 'Les repas du samedi midi au dimanche midi',
      it: 'I pasti da sabato a mezzogiorno a domenica a mezzogiorno',
    },
    {
      de: 'Bewilligung für Lager und Feuer',
      en: 'Permission for camp and fire',
      fr: 'L’autorisation pour le camp et le feu',
      it: 'Il permesso per il campo e il fuoco',
    },
  ],
  order: {
    de: 'Stufe 1 ist keine Pflicht. Haben Sie noch nie Feuer gemacht, beginnen Sie mit Aufbruch. Danach kommt Klarer Kompass.',
    en: 'You don’t have to do level 1 first. If you’ve never made a fire, start with Aufbruch (Setting Out). Klarer Kompass (Clear Compass) comes afterwards.',
    fr: 'Le niveau 1 n’est pas obligatoire. Si vous n’avez jamais fait de feu, commencez par Aufbruch (Départ). Après vient Klarer Kompass (Boussole claire).',
    it: 'Il livello 1 non è obbligatorio. Se non ha mai acceso un fuoco, cominci con Aufbruch (Partenza). Dopo viene Klarer Kompass (Bussola chiara).',
  },
}) satisfies Record<Language, SurvivalMessages>
