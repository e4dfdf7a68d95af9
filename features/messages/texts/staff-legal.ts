import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

/** {day}, {document}, {version}, {language}, {name}, {n}, {target} */
export default texts({
  title: { de: 'Rechtliches', en: 'Legal', fr: 'Textes juridiques', it: 'Testi legali' },
  lead: {
    de: 'AGB, Datenschutz und Impressum. Jede Fassung hat einen Tag und gilt in allen vier Sprachen zugleich; Bestellungen und Buchungen halten fest, welche es war.',
    en: 'Terms, privacy and legal notice. Each version has a day and applies in all four languages at once; orders and bookings record which one it was.',
    fr: 'Conditions générales, protection des données et mentions légales. Chaque version a une date et vaut dans les quatre langues à la fois\u202f; les commandes et les réservations retiennent laquelle s’appliquait.',
    it: 'Condizioni generali, protezione dei dati e note legali. Ogni versione ha una data e vale nelle quattro lingue insieme; ordini e prenotazioni registrano quale valeva.',
  },
  documents: {
    terms: { de: 'AGB', en: 'Terms', fr: 'Conditions générales', it: 'Condizioni generali' },
    privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données', it: 'Protezione dei dati' },
    imprint: { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' },
  },
  columns: {
    document: { de: 'Dokument', en: 'Document', fr: 'Document', it: 'Documento' },
    version: { de: 'Gilt', en: 'In force', fr: 'En vigueur', it: 'In vigore' },
    state: LABELS.state,
  },
  since: { de: 'seit {day}', en: 'since {day}', fr: 'depuis le {day}', it: 'da: {day}' },
  states: {
    planned: {
      de: 'geplant ab {day}',
      en: 'planned from {day}',
      fr: 'prévue dès le {day}',
      it: 'prevista: {day}',
    },
    draft: {
      de: 'Entwurf, noch nicht veröffentlicht',
      en: 'draft, not published yet',
      fr: 'brouillon, pas encore publié',
      it: 'bozza, non ancora pubblicata',
    },
    release: {
      de: 'andere Texte mit der neuen Version der Website',
      en: 'the site’s new release has other texts',
      fr: 'autres textes avec la nouvelle version du site',
      it: 'altri testi con la nuova versione del sito',
    },
    none: { de: 'nichts offen', en: 'nothing open', fr: 'rien en suspens', it: 'nulla in sospeso' },
  },
  fromProgram: {
    de: 'Was die Website selber befolgt, ändern Sie nicht hier: Stornogebühren, Aufbewahrungszeiten und was auf dem Gerät liegt. Bringt eine neue Version der Website andere, so entsteht von selbst eine neue Fassung.',
    en: 'What the site itself goes by is not edited here: cancellation fees, retention times and what lies on the device. If a new release of the site changes any of it, a new version of the document is made by itself.',
    fr: 'Ce que le site applique lui-même ne se modifie pas ici\u202f: frais d’annulation, durées de conservation et ce qui se trouve sur l’appareil. Si une nouvelle version du site y change quelque chose, une nouvelle version du document est créée automatiquement.',
    it: 'Ciò che il sito applica da sé non si modifica qui: spese di annullamento, termini di conservazione e ciò che si trova sul dispositivo. Se una nuova versione del sito vi cambia qualcosa, la nuova versione del documento nasce in automatico.',
  },
  editLead: {
    de: 'Was Sie schreiben, ist ein Entwurf. Es gilt erst, wenn Sie es als Fassung veröffentlichen.',
    en: 'What you write is a draft. It applies only once you publish it as a version.',
    fr: 'Ce que vous écrivez est un brouillon. Il ne s’applique qu’une fois publié comme version.',
    it: 'Ciò che scrive è una bozza. Vale solo quando la pubblica come versione.',
  },
  view: LABELS.viewPage,
  versionsPage: {
    de: 'Alle Fassungen ansehen',
    en: 'View all versions',
    fr: 'Voir toutes les versions',
    it: 'Vedere tutte le versioni',
  },
  help: {
    de: '## beginnt einen Abschnitt (dahinter seine Adresse, {#id}, in jeder Sprache dieselbe), eine Leerzeile einen Absatz, - oder 1. eine Liste; **fett**; [Text](/seite) oder [Text](#id) ist ein Link; Namen in Klammern wie {company} füllt die Website.',
    en: '## begins a section (behind it its address, {#id}, the same in each language), a blank line a paragraph, - or 1. a list; **bold**; [text](/page) or [text](#id) is a link; the site fills in names in brackets such as {company}.',
    fr: '## commence une section (suivi de son adresse, {#id}, la même dans chaque langue), une ligne vide un paragraphe, - ou 1. une liste\u202f; **gras**\u202f; [texte](/page) ou [texte](#id) est un lien\u202f; le site remplace les noms entre accolades comme {company}.',
    it: '## inizia una sezione (seguito dal suo indirizzo, {#id}, uguale in ogni lingua), una riga vuota un paragrafo, - o 1. un elenco; **grassetto**; [testo](/pagina) o [testo](#id) è un link; il sito completa i nomi tra parentesi come {company}.',
  },
  placeholders: {
    de: 'Angaben, welche die Website einsetzt',
    en: 'Details that the site fills in',
    fr: 'Indications que le site insère',
    it: 'Dati che il sito inserisce',
  },
  preview: LABELS.preview,
  language: LABELS.language,
  changes: {
    title: { de: 'Was sich ändert', en: 'What changes', fr: 'Ce qui change', it: 'Che cosa cambia' },
    none: {
      de: 'Noch nichts. Der Entwurf sagt, was heute gilt.',
      en: 'Nothing yet. The draft says what applies today.',
      fr: 'Rien pour l’instant. Le brouillon dit ce qui s’applique aujourd’hui.',
      it: 'Ancora nulla. La bozza dice ciò che vale oggi.',
    },
    noneHere: {
      de: 'In dieser Sprache ändert sich nichts.',
      en: 'Nothing changes in this language.',
      fr: 'Rien ne change dans cette langue.',
      it: 'In questa lingua non cambia nulla.',
    },
    behind: {
      de: 'Deutsch geändert, hier nicht:',
      en: 'German changed, this one did not:',
      fr: 'Allemand modifié, mais pas ici\u202f:',
      it: 'Tedesco modificato, qui no:',
    },
    translated: {
      de: 'Ich habe diese Sätze gelesen: Sie stimmen auch so.',
      en: 'I have read these sentences: they are right as they are.',
      fr: 'J’ai lu ces phrases\u202f: elles conviennent ainsi.',
      it: 'Ho letto queste frasi: vanno bene così.',
    },
    lost: {
      de: 'Diese Angaben nennt kein Text mehr, die Website hält sich aber weiter daran: {names}.',
      en: 'No text names these any more, but the site still goes by them: {names}.',
      fr: 'Plus aucun texte ne mentionne ces indications, mais le site les applique toujours\u202f: {names}.',
      it: 'Nessun testo nomina più queste indicazioni, ma il sito continua ad applicarle: {names}.',
    },
    problems: {
      de: 'Das muss noch stimmen:',
      en: 'Still to correct:',
      fr: 'Reste à corriger\u202f:',
      it: 'Da correggere:',
    },
  },
  publish: {
    day: { de: 'Gilt ab', en: 'Applies from', fr: 'En vigueur dès le', it: 'In vigore da' },
    dayHint: {
      de: 'Heute heisst sofort. Ein späterer Tag beginnt um Mitternacht.',
      en: 'Today means at once. A later day begins at midnight.',
      fr: 'Aujourd’hui veut dire tout de suite. Un jour ultérieur commence à minuit.',
      it: 'Oggi significa subito. Un giorno successivo comincia a mezzanotte.',
    },
    now: {
      de: 'Neue Fassung veröffentlichen',
      en: 'Publish the new version',
      fr: 'Publier la nouvelle version',
      it: 'Pubblicare la nuova versione',
    },
    later: {
      de: 'Fassung ab {day} planen',
      en: 'Plan the version for {day}',
      fr: 'Prévoir la version dès le {day}',
      it: 'Pianificare la versione ({day})',
    },
    done: {
      de: 'Die neue Fassung gilt',
      en: 'The new version applies',
      fr: 'La nouvelle version est en vigueur',
      it: 'La nuova versione è in vigore',
    },
    planned: {
      de: 'Die Fassung ist geplant',
      en: 'The version is planned',
      fr: 'La version est prévue',
      it: 'La versione è prevista',
    },
  },
  saving: { de: 'wird gespeichert', en: 'saving', fr: 'enregistrement', it: 'salvataggio' },
  saved: { de: 'Entwurf gespeichert', en: 'draft saved', fr: 'brouillon enregistré', it: 'bozza salvata' },
  notSaved: {
    de: 'noch nicht gespeichert',
    en: 'not saved yet',
    fr: 'pas encore enregistré',
    it: 'non ancora salvato',
  },
  drop: {
    action: {
      de: 'Entwurf verwerfen',
      en: 'Discard the draft',
      fr: 'Abandonner le brouillon',
      it: 'Scartare la bozza',
    },
    text: {
      de: 'Der Entwurf wird gelöscht. Was heute gilt, bleibt unverändert.',
      en: 'The draft is deleted. What applies today stays as it is.',
      fr: 'Le brouillon est supprimé. Ce qui s’applique aujourd’hui ne change pas.',
      it: 'La bozza viene eliminata. Ciò che vale oggi resta invariato.',
    },
    done: { de: 'Entwurf verworfen', en: 'Draft discarded', fr: 'Brouillon abandonné', it: 'Bozza scartata' },
  },
  planned: {
    title: {
      de: 'Geplant ab {day}',
      en: 'Planned from {day}',
      fr: 'Prévue dès le {day}',
      it: 'Prevista: {day}',
    },
    text: {
      de: 'Bis dahin gilt die bisherige Fassung. Um die geplante zu ändern, nehmen Sie sie zuerst zurück; sie wird wieder zum Entwurf.',
      en: 'Until then the present version applies. To change the planned one, take it back first; it becomes a draft again.',
      fr: 'D’ici là, la version actuelle s’applique. Pour modifier celle qui est prévue, retirez-la d’abord\u202f; elle redevient un brouillon.',
      it: 'Fino ad allora vale la versione attuale. Per modificare quella prevista, la ritiri prima; torna a essere una bozza.',
    },
    withdraw: {
      de: 'Planung zurücknehmen',
      en: 'Take back the plan',
      fr: 'Retirer la version prévue',
      it: 'Ritirare la versione prevista',
    },
    done: {
      de: 'Die Planung ist zurückgenommen',
      en: 'The plan is taken back',
      fr: 'La version prévue est retirée',
      it: 'La versione prevista è ritirata',
    },
  },
  release: {
    title: {
      de: 'Die neue Version der Website hat andere Texte',
      en: 'The site’s new release has other texts',
      fr: 'La nouvelle version du site a d’autres textes',
      it: 'La nuova versione del sito ha altri testi',
    },
    text: {
      de: 'Seit Sie Ihren Text geschrieben haben, hat eine neue Version der Website den mitgelieferten geändert. Ihrer gilt weiter. Das hat sich dort geändert:',
      en: 'Since you wrote your text, a new release of the site has changed the one it comes with. Yours still applies. This is what changed there:',
      fr: 'Depuis que vous avez rédigé votre texte, une nouvelle version du site a modifié le texte fourni. Le vôtre reste en vigueur. Voici ce qui y a changé\u202f:',
      it: 'Da quando ha scritto il Suo testo, una nuova versione del sito ha modificato il testo fornito. Il Suo resta in vigore. Ecco che cosa è cambiato lì:',
    },
    mine: {
      de: 'Unseren Text behalten',
      en: 'Keep our text',
      fr: 'Garder notre texte',
      it: 'Tenere il nostro testo',
    },
    theirs: {
      de: 'Mitgelieferten Text als Entwurf holen',
      en: 'Take the supplied text as draft',
      fr: 'Prendre le texte fourni comme brouillon',
      it: 'Prendere il testo fornito come bozza',
    },
    kept: { de: 'Ihr Text bleibt', en: 'Your text stays', fr: 'Votre texte reste', it: 'Il Suo testo resta' },
    brought: {
      de: 'Der mitgelieferte Text ist jetzt der Entwurf',
      en: 'The supplied text is now the draft',
      fr: 'Le texte fourni est maintenant le brouillon',
      it: 'Il testo fornito è ora la bozza',
    },
  },
  history: {
    title: {
      de: 'Bisherige Fassungen',
      en: 'Versions so far',
      fr: 'Versions jusqu’ici',
      it: 'Versioni finora',
    },
    bring: {
      de: 'Als Entwurf holen',
      en: 'Take as draft',
      fr: 'Prendre comme brouillon',
      it: 'Prendere come bozza',
    },
    brought: {
      de: 'Die Fassung ist jetzt der Entwurf',
      en: 'The version is now the draft',
      fr: 'Cette version est maintenant le brouillon',
      it: 'La versione è ora la bozza',
    },
    release: { de: 'mit der Website', en: 'with the site', fr: 'avec le site', it: 'con il sito' },
    now: { de: 'gilt', en: 'in force', fr: 'en vigueur', it: 'in vigore' },
  },
  problems: {
    link_broken: {
      de: 'Der Link auf {target} führt nirgends hin.',
      en: 'The link to {target} leads nowhere.',
      fr: 'Le lien vers {target} ne mène nulle part.',
      it: 'Il link a {target} non porta da nessuna parte.',
    },
    links_differ: {
      de: 'Die Links führen nicht an dieselben Stellen wie im deutschen Text.',
      en: 'The links do not lead to the same places as in the German text.',
      fr: 'Les liens ne mènent pas aux mêmes endroits que dans le texte allemand.',
      it: 'I link non portano agli stessi punti del testo tedesco.',
    },
    brace: {
      de: 'Geschweifte Klammern sind für Platzhalter da.',
      en: 'Curly brackets are for placeholders.',
      fr: 'Les accolades sont réservées aux valeurs.',
      it: 'Le parentesi graffe servono ai segnaposto.',
    },
    lead: {
      de: 'Vor der ersten Überschrift steht genau ein Absatz, die Einleitung.',
      en: 'Before the first heading there is exactly one paragraph, the introduction.',
      fr: 'Avant le premier titre, il y a exactement un paragraphe, l’introduction.',
      it: 'Prima del primo titolo c’è esattamente un paragrafo, l’introduzione.',
    },
    heading: {
      de: 'Überschriften beginnen mit ## und einem Leerzeichen.',
      en: 'Headings begin with ## and a space.',
      fr: 'Les titres commencent par ## et une espace.',
      it: 'I titoli iniziano con ## e uno spazio.',
    },
    anchor: {
      de: 'Die Adresse des Abschnitts fehlt oder gibt es schon. Schreiben Sie eine eigene dahinter, etwa {#id}.',
      en: 'The section’s address is missing or already exists. Write one of its own behind it, such as {#id}.',
      fr: 'L’adresse de la section manque ou existe déjà. Ajoutez-en une propre, par exemple {#id}.',
      it: 'L’indirizzo della sezione manca o esiste già. Ne aggiunga uno proprio, per esempio {#id}.',
    },
    section_empty: {
      de: 'Der Abschnitt hat keinen Text.',
      en: 'The section has no text.',
      fr: 'La section n’a pas de texte.',
      it: 'La sezione non ha testo.',
    },
    section_missing: {
      de: 'Der Abschnitt {name} fehlt, zu dem eine Tabelle oder ein Link anderer Seiten gehört. Holen Sie ihn zurück.',
      en: 'The section {name} is missing, which a table or links of other pages belong to. Please bring it back.',
      fr: 'Il manque la section {name}, à laquelle appartiennent un tableau ou des liens d’autres pages. Rétablissez-la.',
      it: 'Manca la sezione {name}, a cui appartengono una tabella o link di altre pagine. La ripristini.',
    },
    too_many: {
      de: 'Das sind zu viele Abschnitte, oder der Abschnitt ist zu lang.',
      en: 'There are too many sections, or the section is too long.',
      fr: 'Il y a trop de sections, ou la section est trop longue.',
      it: 'Ci sono troppe sezioni, o la sezione è troppo lunga.',
    },
    sections_differ: {
      de: 'Die Abschnitte sind nicht dieselben wie im deutschen Text.',
      en: 'The sections are not the same as in the German text.',
      fr: 'Les sections ne sont pas les mêmes que dans le texte allemand.',
      it: 'Le sezioni non sono le stesse del testo tedesco.',
    },
    lines_differ: {
      de: 'Der Abschnitt hat nicht dieselben Absätze und Listen wie der deutsche.',
      en: 'The section does not have the same paragraphs and lists as the German one.',
      fr: 'La section n’a pas les mêmes paragraphes et listes que la section allemande.',
      it: 'La sezione non ha gli stessi paragrafi ed elenchi di quella tedesca.',
    },
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    content: {
      legal_published: {
        de: 'Rechtstext veröffentlicht oder geplant',
        en: 'Legal text published or planned',
        fr: 'Texte juridique publié ou prévu',
        it: 'Testo legale pubblicato o previsto',
      },
      legal_withdrawn: {
        de: 'Geplante Fassung zurückgenommen',
        en: 'Planned version taken back',
        fr: 'Version prévue retirée',
        it: 'Versione prevista ritirata',
      },
    },
  },
})
