import { texts } from '#i18n/texts.ts'

/** {flat}: largest group at the flat price; {most}: largest group with a price. */
export default texts({
  own: {
    'back-to-the-roots': {
      items: {
        handy: {
          question: {
            de: 'Müssen wirklich alle das Handy abgeben?',
            en: 'Does everyone really have to hand in their phone?',
            fr: 'Tout le monde doit-il vraiment remettre son téléphone ?',
            it: 'Devono davvero consegnare tutti il telefono?',
          },
          answer: {
            de: 'Nein. Wer erreichbar sein muss, etwa wegen Pikettdienst oder kleiner Kinder, sagt es vor dem Start und behält das Gerät. Die Leitung hat immer ein Telefon dabei.',
            en: 'No. If you need to be reachable, because you’re on call or have small children, tell us before we start and keep your phone. The guide always has one too.',
            fr: 'Non. Les personnes qui doivent rester joignables, par exemple pour un service de piquet ou de jeunes enfants, le disent avant le départ et gardent leur téléphone. Votre guide en a toujours un aussi.',
            it: 'No. Chi deve essere raggiungibile, per esempio per il picchetto o per bambini piccoli, lo dice prima di partire e tiene il telefono. Anche la guida ne ha sempre uno con sé.',
          },
        },
        fitness: {
          question: {
            de: 'Wie fit muss man sein?',
            en: 'How fit do people need to be?',
            fr: 'Quelle condition physique faut-il ?',
            it: 'Quanto bisogna essere in forma?',
          },
          answer: {
            de: 'Sie gehen kurze Strecken auf Waldwegen und bleiben dann am selben Platz. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend.',
            en: 'You walk short stretches on woodland paths and then stay in one place. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit.',
            fr: 'Vous marchez peu, sur des chemins forestiers, puis vous restez au même endroit. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence.',
            it: 'Si cammina poco, su sentieri nel bosco, e poi si resta nello stesso posto. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza.',
          },
        },
        nachher: {
          question: {
            de: 'Was bleibt dem Team danach?',
            en: 'What does the team take away?',
            fr: 'Que reste-t-il à l’équipe après la sortie ?',
            it: 'Che cosa rimane al team?',
          },
          answer: {
            de: 'Ein Gespräch darüber, wer was übernommen hat und was liegen blieb, und für alle der Löffel, den sie selber geschnitzt haben.',
            en: 'A conversation about who took on what and what was left undone, and for everyone the spoon they’ve carved.',
            fr: 'Une discussion sur ce que chaque personne a pris en charge et sur ce qui est resté en plan, et pour tout le monde la cuillère taillée de ses mains.',
            it: 'Un colloquio su chi ha fatto che cosa e su ciò che è rimasto in sospeso, e per tutti il cucchiaio intagliato con le proprie mani.',
          },
        },
      },
    },
    'feuer-und-fokus': {
      items: {
        feuerverbot: {
          question: {
            de: 'Was geschieht bei einem Feuerverbot?',
            en: 'What happens if fires are banned?',
            fr: 'Que se passe-t-il en cas d’interdiction de faire du feu ?',
            it: 'Che cosa succede in caso di divieto di accendere fuochi?',
          },
          answer: {
            de: '{rule:fireBanFocus}',
            en: '{rule:fireBanFocus}',
            fr: '{rule:fireBanFocus}',
            it: '{rule:fireBanFocus}',
          },
        },
        fitness: {
          question: {
            de: 'Braucht es Vorkenntnisse, und wie fit muss man sein?',
            en: 'Do we need experience, and how fit do people need to be?',
            fr: 'Faut-il de l’expérience, et quelle condition physique ?',
            it: 'Serve esperienza, e quanto bisogna essere in forma?',
          },
          answer: {
            de: 'Vorkenntnisse braucht es keine: Alle Handgriffe zeigen wir. Sie gehen kurze Strecken auf Waldwegen und sammeln Holz. Ist jemand schlecht zu Fuss oder verträgt keinen Rauch, schreiben Sie es in der Anfrage, dann richten wir uns danach.',
            en: 'You don’t need any experience: we show you every step. You walk short stretches on woodland paths and collect wood. If anyone finds walking difficult or can’t tolerate smoke, mention it in your request and we’ll plan for it.',
            fr: 'Aucune expérience n’est nécessaire : nous montrons tous les gestes. Vous marchez peu, sur des chemins forestiers, et vous ramassez du bois. Si quelqu’un marche difficilement ou ne supporte pas la fumée, signalez-le dans la demande : nous en tiendrons compte.',
            it: 'Non serve esperienza: mostriamo ogni gesto. Si cammina poco, su sentieri nel bosco, e si raccoglie legna. Se qualcuno fa fatica a camminare o non tollera il fumo, lo scriva nella richiesta: ne terremo conto.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehmen wir ins Büro mit?',
            en: 'What do we take back to the office?',
            fr: 'Que rapporte-t-on au bureau ?',
            it: 'Che cosa riportiamo in ufficio?',
          },
          answer: {
            de: 'Nach jedem der drei Versuche besprechen Sie, was gefehlt hat. Am Schluss nimmt jede Person einen Satz mit: was sie bei der Arbeit zuerst tut und was sie dafür lässt.',
            en: 'After each of the three attempts you talk about what was missing. At the end everyone takes one sentence back: what they’ll do first at work, and what they’ll drop to make room for it.',
            fr: 'Après chacun des trois essais, vous discutez de ce qui a manqué. À la fin, chaque personne repart avec une phrase : ce qu’elle fera d’abord au travail, et ce qu’elle laissera pour cela.',
            it: 'Dopo ognuno dei tre tentativi discutete di che cosa è mancato. Alla fine ogni persona porta con sé una frase: che cosa farà per prima cosa al lavoro, e a che cosa rinuncerà per questo.',
          },
        },
      },
    },
    orientierungspunkt: {
      items: {
        schlafen: {
          question: {
            de: 'Wie schlafen wir, und braucht es Biwak-Erfahrung?',
            en: 'How do we sleep, and do we need bivouac experience?',
            fr: 'Comment dort-on, et faut-il avoir déjà bivouaqué ?',
            it: 'Come si dorme, e serve esperienza di bivacco?',
          },
          answer: {
            de: 'Erfahrung braucht es keine. Sie schlafen unter aufgespannten Planen, auf Matten und in Schlafsäcken; alles davon bringen wir mit, und die Leitung ist die ganze Nacht dabei. Möchte jemand nicht in der gemischten Gruppe schlafen, schreiben Sie es in der Anfrage, dann suchen wir eine Lösung.',
            en: 'No experience is needed. You sleep under tarps, on mats and in sleeping bags; we bring all of it, and the guides are there all night. If anyone would rather not sleep in the mixed group, mention it in your request and we’ll find a solution.',
            fr: 'Aucune expérience n’est nécessaire. Vous dormez sous des bâches, sur des matelas et dans des sacs de couchage ; nous apportons tout, et l’encadrement reste toute la nuit. Si quelqu’un préfère ne pas dormir dans le groupe mixte, signalez-le dans la demande : nous chercherons une solution.',
            it: 'Non serve esperienza. Si dorme sotto teli tesi, su materassini e in sacchi a pelo; portiamo tutto noi, e le guide restano tutta la notte. Se qualcuno preferisce non dormire nel gruppo misto, lo scriva nella richiesta: cercheremo una soluzione.',
          },
        },
        fitness: {
          question: {
            de: 'Wie fit muss man sein, und was, wenn sich eine Gruppe verläuft?',
            en: 'How fit do people need to be, and what if a group gets lost?',
            fr: 'Quelle condition faut-il, et que se passe-t-il si un groupe se perd ?',
            it: 'Quanto bisogna essere in forma, e se un gruppo si perde?',
          },
          answer: {
            de: 'Sie gehen mit Pausen auf Wegen und durch den Wald. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann legen wir die Posten entsprechend. Die Leitung weiss immer, wo beide Gruppen sind. Jede trägt für den Notfall ein versiegeltes Telefon und einen Notfallplan.',
            en: 'You walk on paths and through the woods, with breaks. If anyone finds walking difficult, mention it in your request and we’ll place the controls to suit. The guides always know where both groups are. Each group carries a sealed phone and an emergency plan.',
            fr: 'Vous marchez sur des chemins et en forêt, avec des pauses. Si quelqu’un marche difficilement, signalez-le dans la demande : nous placerons les postes en conséquence. L’encadrement sait toujours où sont les deux groupes. Chacun emporte pour les urgences un téléphone scellé et un plan d’urgence.',
            it: 'Si cammina su sentieri e nel bosco, con pause. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: collocheremo i punti di controllo di conseguenza. Le guide sanno sempre dove sono i due gruppi. Ogni gruppo porta per le emergenze un telefono sigillato e un piano d’emergenza.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehmen wir ins Büro mit?',
            en: 'What do we take back to the office?',
            fr: 'Que rapporte-t-on au bureau ?',
            it: 'Che cosa riportiamo in ufficio?',
          },
          answer: {
            de: 'Drei Abmachungen, wie Sie an mehreren Orten zusammenarbeiten. Sie treffen sie am zweiten Tag selber und nehmen sie schriftlich mit.',
            en: 'Three agreements on how you work together across sites. You make them yourselves on the second day and take them back in writing.',
            fr: 'Trois accords sur votre façon de travailler ensemble à distance. Vous les concluez vous-mêmes le second jour et les emportez par écrit.',
            it: 'Tre accordi su come lavorate insieme da più sedi. Li stabilite voi il secondo giorno e li portate con voi per iscritto.',
          },
        },
      },
    },
    'shelter-bau': {
      items: {
        sicherheit: {
          question: {
            de: 'Braucht es handwerkliches Geschick, und ist das Bauen gefährlich?',
            en: 'Do we need to be good with our hands, and is building dangerous?',
            fr: 'Faut-il être adroit de ses mains, et la construction est-elle dangereuse ?',
            it: 'Serve manualità, e costruire è pericoloso?',
          },
          answer: {
            de: 'Geschick braucht es keines: Wir zeigen jeden Schritt, und es gibt Arbeit für alle, auch im Sitzen. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend. Gebaut wird mit totem Holz, das am Boden liegt. Am Gerüst tragen alle einen Helm; Helme und Handschuhe bringen wir mit.',
            en: 'You don’t need to be: we show every step, and there’s work for everyone, sitting down too. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit. You build with dead wood from the ground. Everyone working on the frame wears a helmet; we bring helmets and gloves.',
            fr: 'Non, aucune habileté particulière n’est nécessaire : nous montrons chaque étape, et il y a du travail pour tout le monde, même en position assise. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence. On construit avec du bois mort tombé au sol. Près de la charpente, tout le monde porte un casque ; nous apportons casques et gants.',
            it: 'Non serve manualità: mostriamo ogni passo, e c’è lavoro per tutti, anche da seduti. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza. Si costruisce con legno morto caduto a terra. Quando si lavora alla struttura tutti portano il casco; caschi e guanti li portiamo noi.',
          },
        },
        wasserprobe: {
          question: {
            de: 'Werden wir bei der Wasserprobe nass?',
            en: 'Will we get wet in the water test?',
            fr: 'Sera-t-on mouillé lors de l’épreuve de l’eau ?',
            it: 'Ci si bagna nella prova dell’acqua?',
          },
          answer: {
            de: 'Wenn das Dach nicht dicht ist, ja. Gegossen wird mit zwei Giesskannen, und Sie tragen Regenjacken. Wer lieber trocken bleibt, schaut von draussen zu.',
            en: 'If the roof leaks, yes. We pour from two watering cans, and you wear rain jackets. If you’d rather stay dry, you can watch from outside.',
            fr: 'Si le toit n’est pas étanche, oui. On verse l’eau avec deux arrosoirs, et vous portez une veste de pluie. Les personnes qui préfèrent rester au sec regardent de l’extérieur.',
            it: 'Se il tetto non tiene, sì. Si versa acqua con due annaffiatoi, e tutti indossano la giacca impermeabile. Chi preferisce restare all’asciutto guarda da fuori.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehmen wir ins Büro mit?',
            en: 'What do we take back to the office?',
            fr: 'Que rapporte-t-on au bureau ?',
            it: 'Che cosa riportiamo in ufficio?',
          },
          answer: {
            de: 'Sie sehen an einem Tag, welche Absprache gehalten hat und wo sich niemand zuständig fühlte. Darüber sprechen Sie am Schluss, bevor der Unterstand wieder abgebaut wird.',
            en: 'In one day you see which agreement held and where nobody felt responsible. You talk about it at the end, before the shelter is taken down.',
            fr: 'En un jour, vous voyez quels accords ont tenu et où personne ne s’est senti responsable. Vous en parlez à la fin, avant de démonter l’abri.',
            it: 'In un giorno vedete quale accordo ha tenuto e dove nessuno si è sentito responsabile. Ne parlate alla fine, prima di smontare il riparo.',
          },
        },
      },
    },
    'wasser-und-willenskraft': {
      items: {
        schwimmen: {
          question: {
            de: 'Muss man schwimmen können?',
            en: 'Do we need to be able to swim?',
            fr: 'Faut-il savoir nager ?',
            it: 'Bisogna saper nuotare?',
          },
          answer: {
            de: 'Wer ins Wasser geht, ja. Das Wasser reicht höchstens bis ans Knie, und alle darin tragen Schwimmweste und Wathose. Wer nicht schwimmen kann oder nicht ins Wasser will, hat eine Aufgabe am Ufer. Bei Hochwasser verschieben wir.',
            en: 'If you go into the water, yes. It’s no more than knee-deep, and everyone in it wears a buoyancy aid and waders. If you can’t swim or would rather not go in, you have a job on the bank. If the river is in flood, we postpone.',
            fr: 'Pour entrer dans l’eau, oui. L’eau arrive au genou au plus, et tout le monde y porte un gilet de sauvetage et un pantalon étanche. Les personnes qui ne savent pas nager ou ne veulent pas entrer dans l’eau ont une tâche sur la rive. En cas de crue, nous reportons.',
            it: 'Per entrare in acqua, sì. L’acqua arriva al massimo al ginocchio, e in acqua tutti indossano giubbotto di salvataggio e pantaloni da guado. Chi non sa nuotare o non vuole entrare in acqua ha un compito sulla riva. In caso di piena rinviamo.',
          },
        },
        fitness: {
          question: {
            de: 'Wie kalt wird es, und wie fit muss man sein?',
            en: 'How cold does it get, and how fit do people need to be?',
            fr: 'Fait-il froid, et quelle condition physique faut-il ?',
            it: 'Fa freddo, e quanto bisogna essere in forma?',
          },
          answer: {
            de: 'Das Wasser ist auch im Sommer kalt. Zum Umziehen und Aufwärmen steht am Ufer ein geheiztes Zelt. Besondere Kondition braucht es nicht. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend. Bei Herzproblemen, Asthma oder Schwangerschaft fragen Sie bitte zuerst eine Ärztin oder einen Arzt.',
            en: 'The water is cold in summer too. There’s a heated tent on the bank for changing and warming up. No special fitness is needed. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit. If you have a heart condition or asthma, or are pregnant, please ask a doctor first.',
            fr: 'L’eau est froide, même en été. Une tente chauffée sur la rive permet de se changer et de se réchauffer. Aucune condition particulière n’est nécessaire. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence. En cas de problème cardiaque, d’asthme ou de grossesse, demandez d’abord l’avis d’un médecin.',
            it: 'L’acqua è fredda anche d’estate. Sulla riva c’è una tenda riscaldata per cambiarsi e scaldarsi. Non serve una preparazione particolare. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza. In caso di problemi cardiaci, asma o gravidanza, chieda prima a un medico.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehmen wir ins Büro mit?',
            en: 'What do we take back to the office?',
            fr: 'Que rapporte-t-on au bureau ?',
            it: 'Che cosa riportiamo in ufficio?',
          },
          answer: {
            de: 'Die Erfahrung, vorher festzulegen, woran man merkt, dass man umkehren soll. Am Feuer besprechen Sie, wann Weitermachen richtig war und wer gern früher umgekehrt wäre.',
            en: 'The experience of agreeing beforehand what will tell you to turn back. By the fire you talk about when carrying on was right, and who would have liked to turn back earlier.',
            fr: 'L’expérience de fixer à l’avance à quoi on reconnaît qu’il faut faire demi-tour. Autour du feu, vous parlez du moment où il était juste de continuer, et de qui aurait préféré faire demi-tour plus tôt.',
            it: 'L’esperienza di stabilire prima da che cosa si capisce che bisogna tornare indietro. Attorno al fuoco parlate di quando era giusto continuare, e di chi sarebbe tornato indietro prima.',
          },
        },
      },
    },
    'survival-mindset': {
      items: {
        druck: {
          question: {
            de: 'Wird jemand blossgestellt oder unter Druck gesetzt?',
            en: 'Will anyone be shown up or put under pressure?',
            fr: 'Quelqu’un risque-t-il d’être exposé ou mis sous pression ?',
            it: 'Qualcuno viene messo in imbarazzo o sotto pressione?',
          },
          answer: {
            de: 'Nein. Der Druck kommt aus der Aufgabe, nicht aus Gefahr, und besprochen wird der Entscheid, nicht die Person. Alle dürfen ein Szenario jederzeit verlassen, ohne Begründung.',
            en: 'No. The pressure comes from the task, not from danger, and we talk about the decision, not the person. Anyone can leave a scenario at any time without giving a reason.',
            fr: 'Non. La pression vient de la tâche, pas du danger, et l’on discute de la décision, pas de la personne. Tout le monde peut quitter un scénario à tout moment, sans se justifier.',
            it: 'No. La pressione viene dal compito, non dal pericolo, e si discute della decisione, non della persona. Tutti possono lasciare uno scenario in ogni momento, senza motivarlo.',
          },
        },
        fitness: {
          question: {
            de: 'Wie fit muss man sein?',
            en: 'How fit do people need to be?',
            fr: 'Quelle condition physique faut-il ?',
            it: 'Quanto bisogna essere in forma?',
          },
          answer: {
            de: 'Sie gehen kurze Strecken auf Waldwegen. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend.',
            en: 'You walk short stretches on woodland paths. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit.',
            fr: 'Vous marchez peu, sur des chemins forestiers. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence.',
            it: 'Si cammina poco, su sentieri nel bosco. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehmen wir ins Büro mit?',
            en: 'What do we take back to the office?',
            fr: 'Que rapporte-t-on au bureau ?',
            it: 'Che cosa riportiamo in ufficio?',
          },
          answer: {
            de: 'Ein einfaches Muster für Entscheide unter Druck: anhalten, schauen, denken, handeln. Dazu schreibt jede Person einen Satz auf und das Team drei Abmachungen.',
            en: 'A simple pattern for deciding under pressure: stop, look, think, act. Everyone also writes down one sentence, and the team three agreements.',
            fr: 'Une méthode simple pour décider sous pression : s’arrêter, regarder, réfléchir, agir. De plus, chaque personne note une phrase, et l’équipe trois accords.',
            it: 'Un metodo semplice per decidere sotto pressione: fermarsi, guardare, pensare, agire. Inoltre ogni persona scrive una frase, e il team tre accordi.',
          },
        },
      },
    },
  },
  shared: {
    items: {
      gruppe: {
        question: {
          de: 'Wie klein oder gross darf die Gruppe sein, und wie früh fragen wir an?',
          en: 'How small or large can the group be, and how early should we ask?',
          fr: 'Quelle taille peut avoir le groupe, et combien de temps à l’avance faire la demande ?',
          it: 'Quante persone può avere il gruppo, e con quanto anticipo si fa la richiesta?',
        },
        answer: {
          de: 'Bis {flat} Personen gilt die Pauschale, auch wenn Sie nur wenige sind. Feste Preise gibt es bis {most} Personen, darüber machen wir eine Offerte. Je früher Sie anfragen, desto eher ist Ihr Datum frei; am besten nennen Sie gleich ein zweites. {rule:noObligation} {rule:answer}',
          en: 'The flat rate covers up to {flat} people, even if there are only a few of you. There are fixed prices for up to {most} people; above that we send you a quote. The earlier you ask, the more likely your date is free; it helps to name a second one. {rule:noObligation} {rule:answer}',
          fr: 'Jusqu’à {flat} personnes, c’est le forfait, même si vous êtes peu nombreux. Il y a des prix fixes jusqu’à {most} personnes ; au-delà, nous vous faisons une offre. Plus la demande arrive tôt, plus votre date a de chances d’être libre ; le mieux est d’en proposer une seconde. {rule:noObligation} {rule:answer}',
          it: 'Fino a {flat} persone vale il forfait, anche se siete in pochi. I prezzi fissi arrivano a {most} persone; oltre, Le facciamo un’offerta. Prima arriva la richiesta, più è probabile che la data sia libera; è utile indicarne una seconda. {rule:noObligation} {rule:answer}',
        },
      },
      essen: {
        question: {
          de: 'Gibt es vegetarisches Essen, und was ist mit Allergien?',
          en: 'Is there vegetarian food, and what about allergies?',
          fr: 'Y a-t-il des repas végétariens, et qu’en est-il des allergies ?',
          it: 'Ci sono pasti vegetariani, e in caso di allergie?',
        },
        answer: {
          de: 'Schreiben Sie in der Anfrage, wie viele Personen vegetarisch essen oder etwas nicht vertragen. Namen brauchen wir dafür keine. Wir richten uns danach; wo das draussen nicht geht, sagen wir es Ihnen vorher.',
          en: 'In your request, tell us how many people are vegetarian or can’t eat something. We don’t need any names for that. We’ll plan for it; where that isn’t possible outdoors, we’ll tell you beforehand.',
          fr: 'Écrivez dans la demande combien de personnes mangent végétarien ou ne supportent pas un aliment. Nous n’avons pas besoin de noms. Nous en tenons compte ; là où ce n’est pas possible dehors, nous vous le disons avant.',
          it: 'Nella richiesta scriva quante persone mangiano vegetariano o non tollerano un alimento. I nomi non servono. Ne teniamo conto; dove all’aperto non è possibile, Glielo diciamo prima.',
        },
      },
      toilette: {
        question: {
          de: 'Gibt es eine Toilette?',
          en: 'Is there a toilet?',
          fr: 'Y a-t-il des toilettes ?',
          it: 'C’è un bagno?',
        },
        answer: {
          de: 'Nicht überall. Die Plätze liegen im Wald oder am Wasser. Braucht jemand ein WC in der Nähe, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend, oder wir sagen Ihnen, wo das nächste ist.',
          en: 'Not everywhere. The places are in the woods or by the water. If someone needs a toilet close by, mention it in your request: we’ll choose the place to suit, or tell you where the nearest one is.',
          fr: 'Pas partout. Les lieux sont en forêt ou au bord de l’eau. Si quelqu’un a besoin de toilettes à proximité, signalez-le dans la demande : nous choisirons le lieu en conséquence, ou nous vous dirons où sont les plus proches.',
          it: 'Non ovunque. I luoghi sono nel bosco o lungo l’acqua. Se qualcuno ha bisogno di un WC nelle vicinanze, lo scriva nella richiesta: sceglieremo il luogo di conseguenza, oppure Le diremo dov’è il più vicino.',
        },
      },
      regen: {
        question: {
          de: 'Was geschieht bei Regen, Gewitter oder einem Unfall?',
          en: 'What happens in rain, in a thunderstorm or after an accident?',
          fr: 'Que se passe-t-il en cas de pluie, d’orage ou d’accident ?',
          it: 'Che cosa succede in caso di pioggia, temporale o infortunio?',
        },
        answer: {
          de: '{rule:weather} Für den Notfall hat die Leitung Telefon und Apotheke dabei. Alle nehmen mit ihrer eigenen Unfall- und Haftpflichtversicherung teil; ob der Tag als Arbeitszeit gilt, klärt Ihr Unternehmen.',
          en: '{rule:weather} For emergencies the guide carries a phone and a first-aid kit. Everyone takes part under their own accident and liability insurance; whether the day counts as working time is for your company to settle.',
          fr: '{rule:weather} Pour les urgences, votre guide a un téléphone et une pharmacie. Chaque personne participe avec sa propre assurance accidents et sa propre assurance responsabilité civile ; c’est à votre entreprise de déterminer si la journée compte comme temps de travail.',
          it: '{rule:weather} Per le emergenze la guida ha con sé telefono e kit di pronto soccorso. Ognuno partecipa con la propria assicurazione infortuni e di responsabilità civile; se la giornata conta come tempo di lavoro lo stabilisce la Sua azienda.',
        },
      },
      kinder: {
        question: {
          de: 'Dürfen Kinder oder Hunde mitkommen?',
          en: 'Can we bring children or a dog?',
          fr: 'Les enfants ou les chiens peuvent-ils venir ?',
          it: 'Possono venire bambini o cani?',
        },
        answer: {
          de: 'Unsere Team-Events sind für Erwachsene gedacht. Lernende unter 18 Jahren nehmen mit schriftlicher Zustimmung der gesetzlichen Vertretung teil. Möchten Sie Kinder oder einen Hund mitnehmen, schreiben Sie es in der Anfrage: Wir sagen Ihnen, ob es zu Ort und Programm passt.',
          en: 'Our team events are designed for adults. Apprentices under 18 can take part with written consent from a parent or guardian. If you’d like to bring children or a dog, mention it in your request and we’ll tell you whether it suits the place and the programme.',
          fr: 'Nos sorties d’équipe sont conçues pour des adultes. Les personnes en apprentissage de moins de 18 ans y participent avec l’accord écrit de leur représentant légal. Si vous souhaitez venir avec des enfants ou un chien, signalez-le dans la demande : nous vous dirons si le lieu et le programme s’y prêtent.',
          it: 'Le nostre uscite per team sono pensate per adulti. Le persone in formazione sotto i 18 anni partecipano con il consenso scritto del rappresentante legale. Se desidera portare bambini o un cane, lo scriva nella richiesta: Le diremo se il luogo e il programma sono adatti.',
        },
      },
      sprache: {
        question: {
          de: 'In welcher Sprache findet der Anlass statt?',
          en: 'What language is the event in?',
          fr: 'Dans quelle langue la sortie se déroule-t-elle ?',
          it: 'In quale lingua si svolge l’uscita?',
        },
        answer: {
          de: 'Auf Deutsch. Englisch, Französisch oder Italienisch prüfen wir gern mit der Anfrage und bestätigen die Sprache zusammen mit dem Datum.',
          en: 'In German. If you’d like English, French or Italian, say so in your request: we’ll check and confirm the language together with the date.',
          fr: 'En allemand. Si vous souhaitez l’anglais, le français ou l’italien, indiquez-le dans la demande : nous vérifions et confirmons la langue avec la date.',
          it: 'In tedesco. Se desidera l’inglese, il francese o l’italiano, lo indichi nella richiesta: verifichiamo e confermiamo la lingua insieme alla data.',
        },
      },
      bezahlen: {
        question: {
          de: 'Wie bezahlen wir, und was kostet eine Stornierung?',
          en: 'How do we pay, and what does it cost to cancel?',
          fr: 'Comment payer, et combien coûte une annulation ?',
          it: 'Come si paga, e quanto costa annullare?',
        },
        answer: {
          de: 'Haben wir Ihr Datum bestätigt, erhalten Sie eine Rechnung, zahlbar innert {figure:invoiceDays} Tagen. {rule:cancellation} Dieselben Fristen gelten für Personen, die wegfallen. {rule:substitute} {rule:calledOff} Alles steht in den [Geschäftsbedingungen](/agb#absage).',
          en: 'Once we’ve confirmed your date, we send you an invoice, payable within {figure:invoiceDays} days. {rule:cancellation} The same deadlines and fees apply to people who drop out. {rule:substitute} {rule:calledOff} It’s all in the [terms and conditions](/agb#absage).',
          fr: 'Une fois votre date confirmée, vous recevez une facture, payable dans les {figure:invoiceDays} jours. {rule:cancellation} Les mêmes délais valent pour les personnes qui se désistent. {rule:substitute} {rule:calledOff} Tout figure dans les [conditions générales](/agb#absage).',
          it: 'Una volta confermata la data, riceve una fattura, pagabile entro {figure:invoiceDays} giorni. {rule:cancellation} Gli stessi termini valgono per le persone che rinunciano. {rule:substitute} {rule:calledOff} Tutto è scritto nelle [condizioni generali](/agb#absage).',
        },
      },
    },
  },
})
