/** {flat}: largest group at the flat price; {most}: largest group with a price. */
const de = {
  own: {
    'back-to-the-roots': {
      items: {
        handy: {
          question: 'Müssen wirklich alle das Handy abgeben?',
          answer:
            'Nein. Wer erreichbar sein muss, etwa wegen Pikettdienst oder kleiner Kinder, sagt es vor dem Start und behält das Gerät. Die Leitung hat immer ein Telefon dabei.',
        },
        fitness: {
          question: 'Wie fit muss man sein?',
          answer:
            'Sie gehen kurze Strecken auf Waldwegen und bleiben dann am selben Platz. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend.',
        },
        nachher: {
          question: 'Was bleibt dem Team danach?',
          answer:
            'Ein Gespräch darüber, wer was übernommen hat und was liegen blieb, und für alle der Löffel, den sie selber geschnitzt haben.',
        },
      },
    },
    'feuer-und-fokus': {
      items: {
        feuerverbot: { question: 'Was geschieht bei einem Feuerverbot?', answer: '{rule:fireBanFocus}' },
        fitness: {
          question: 'Braucht es Vorkenntnisse, und wie fit muss man sein?',
          answer:
            'Vorkenntnisse braucht es keine: Alle Handgriffe zeigen wir. Sie gehen kurze Strecken auf Waldwegen und sammeln Holz. Ist jemand schlecht zu Fuss oder verträgt keinen Rauch, schreiben Sie es in der Anfrage, dann richten wir uns danach.',
        },
        nachher: {
          question: 'Was nehmen wir ins Büro mit?',
          answer:
            'Nach jedem der drei Versuche besprechen Sie, was gefehlt hat. Am Schluss nimmt jede Person einen Satz mit: was sie bei der Arbeit zuerst tut und was sie dafür lässt.',
        },
      },
    },
    orientierungspunkt: {
      items: {
        schlafen: {
          question: 'Wie schlafen wir, und braucht es Biwak-Erfahrung?',
          answer:
            'Erfahrung braucht es keine. Sie schlafen unter aufgespannten Planen, auf Matten und in Schlafsäcken; alles davon bringen wir mit, und die Leitung ist die ganze Nacht dabei. Möchte jemand nicht in der gemischten Gruppe schlafen, schreiben Sie es in der Anfrage, dann suchen wir eine Lösung.',
        },
        fitness: {
          question: 'Wie fit muss man sein, und was, wenn sich eine Gruppe verläuft?',
          answer:
            'Sie gehen mit Pausen auf Wegen und durch den Wald. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann legen wir die Posten entsprechend. Die Leitung weiss immer, wo beide Gruppen sind. Jede trägt für den Notfall ein versiegeltes Telefon und einen Notfallplan.',
        },
        nachher: {
          question: 'Was nehmen wir ins Büro mit?',
          answer:
            'Drei Abmachungen, wie Sie an mehreren Orten zusammenarbeiten. Sie treffen sie am zweiten Tag selber und nehmen sie schriftlich mit.',
        },
      },
    },
    'shelter-bau': {
      items: {
        sicherheit: {
          question: 'Braucht es handwerkliches Geschick, und ist das Bauen gefährlich?',
          answer:
            'Geschick braucht es keines: Wir zeigen jeden Schritt, und es gibt Arbeit für alle, auch im Sitzen. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend. Gebaut wird mit totem Holz, das am Boden liegt. Am Gerüst tragen alle einen Helm; Helme und Handschuhe bringen wir mit.',
        },
        wasserprobe: {
          question: 'Werden wir bei der Wasserprobe nass?',
          answer:
            'Wenn das Dach nicht dicht ist, ja. Gegossen wird mit zwei Giesskannen, und Sie tragen Regenjacken. Wer lieber trocken bleibt, schaut von draussen zu.',
        },
        nachher: {
          question: 'Was nehmen wir ins Büro mit?',
          answer:
            'Sie sehen an einem Tag, welche Absprache gehalten hat und wo sich niemand zuständig fühlte. Darüber sprechen Sie am Schluss, bevor der Unterstand wieder abgebaut wird.',
        },
      },
    },
    'wasser-und-willenskraft': {
      items: {
        schwimmen: {
          question: 'Muss man schwimmen können?',
          answer:
            'Wer ins Wasser geht, ja. Das Wasser reicht höchstens bis ans Knie, und alle darin tragen Schwimmweste und Wathose. Wer nicht schwimmen kann oder nicht ins Wasser will, hat eine Aufgabe am Ufer. Bei Hochwasser verschieben wir.',
        },
        fitness: {
          question: 'Wie kalt wird es, und wie fit muss man sein?',
          answer:
            'Das Wasser ist auch im Sommer kalt. Zum Umziehen und Aufwärmen steht am Ufer ein geheiztes Zelt. Besondere Kondition braucht es nicht. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend. Bei Herzproblemen, Asthma oder Schwangerschaft fragen Sie bitte zuerst eine Ärztin oder einen Arzt.',
        },
        nachher: {
          question: 'Was nehmen wir ins Büro mit?',
          answer:
            'Die Erfahrung, vorher festzulegen, woran man merkt, dass man umkehren soll. Am Feuer besprechen Sie, wann Weitermachen richtig war und wer gern früher umgekehrt wäre.',
        },
      },
    },
    'survival-mindset': {
      items: {
        druck: {
          question: 'Wird jemand blossgestellt oder unter Druck gesetzt?',
          answer:
            'Nein. Der Druck kommt aus der Aufgabe, nicht aus Gefahr, und besprochen wird der Entscheid, nicht die Person. Alle dürfen ein Szenario jederzeit verlassen, ohne Begründung.',
        },
        fitness: {
          question: 'Wie fit muss man sein?',
          answer:
            'Sie gehen kurze Strecken auf Waldwegen. Ist jemand schlecht zu Fuss, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend.',
        },
        nachher: {
          question: 'Was nehmen wir ins Büro mit?',
          answer:
            'Ein einfaches Muster für Entscheide unter Druck: anhalten, schauen, denken, handeln. Dazu schreibt jede Person einen Satz auf und das Team drei Abmachungen.',
        },
      },
    },
  },
  shared: {
    items: {
      gruppe: {
        question: 'Wie klein oder gross darf die Gruppe sein, und wie früh fragen wir an?',
        answer:
          'Bis {flat} Personen gilt die Pauschale, auch wenn Sie nur wenige sind. Feste Preise gibt es bis {most} Personen, darüber machen wir eine Offerte. Je früher Sie anfragen, desto eher ist Ihr Datum frei; am besten nennen Sie gleich ein zweites. {rule:noObligation} {rule:answer}',
      },
      essen: {
        question: 'Gibt es vegetarisches Essen, und was ist mit Allergien?',
        answer:
          'Schreiben Sie in der Anfrage, wie viele Personen vegetarisch essen oder etwas nicht vertragen. Namen brauchen wir dafür keine. Wir richten uns danach; wo das draussen nicht geht, sagen wir es Ihnen vorher.',
      },
      toilette: {
        question: 'Gibt es eine Toilette?',
        answer:
          'Nicht überall. Die Plätze liegen im Wald oder am Wasser. Braucht jemand ein WC in der Nähe, schreiben Sie es in der Anfrage: Dann wählen wir den Ort entsprechend, oder wir sagen Ihnen, wo das nächste ist.',
      },
      regen: {
        question: 'Was geschieht bei Regen, Gewitter oder einem Unfall?',
        answer:
          '{rule:weather} Für den Notfall hat die Leitung Telefon und Apotheke dabei. Alle nehmen mit ihrer eigenen Unfall- und Haftpflichtversicherung teil; ob der Tag als Arbeitszeit gilt, klärt Ihr Unternehmen.',
      },
      kinder: {
        question: 'Dürfen Kinder oder Hunde mitkommen?',
        answer:
          'Unsere Team-Events sind für Erwachsene gedacht. Lernende unter 18 Jahren nehmen mit schriftlicher Zustimmung der gesetzlichen Vertretung teil. Möchten Sie Kinder oder einen Hund mitnehmen, schreiben Sie es in der Anfrage: Wir sagen Ihnen, ob es zu Ort und Programm passt.',
      },
      sprache: {
        question: 'In welcher Sprache findet der Anlass statt?',
        answer:
          'Auf Deutsch. Englisch, Französisch oder Italienisch prüfen wir gern mit der Anfrage und bestätigen die Sprache zusammen mit dem Datum.',
      },
      bezahlen: {
        question: 'Wie bezahlen wir, und was kostet eine Stornierung?',
        answer:
          'Haben wir Ihr Datum bestätigt, erhalten Sie eine Rechnung, zahlbar innert {figure:invoiceDays} Tagen. {rule:cancellation} Dieselben Fristen gelten für Personen, die wegfallen. {rule:substitute} {rule:calledOff} Alles steht in den [Geschäftsbedingungen](/agb#absage).',
      },
    },
  },
}

export default de
export type Messages = typeof de
