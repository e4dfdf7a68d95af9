import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Mandate', en: 'Engagements', fr: 'Mandats', it: 'Mandati' },
  lead: {
    de: 'Angenommene Projekte mit ihren Dokumenten und ihrem nächsten Schritt.',
    en: 'Accepted projects with their documents and their next step.',
    fr: 'Les projets acceptés, avec leurs documents et leur prochaine étape.',
    it: 'I progetti accettati, con i loro documenti e il prossimo passo.',
  },
  filter: LABELS.state,
  filters: {
    open: { de: 'Offen', en: 'Open', fr: 'En cours', it: 'Aperti' },
    closed: { de: 'Abgeschlossen', en: 'Closed', fr: 'Terminés', it: 'Conclusi' },
  },
  columns: {
    customer: LABELS.forWhom,
    next: { de: 'Nächster Schritt', en: 'Next step', fr: 'Prochaine étape', it: 'Prossimo passo' },
    until: { de: 'Bis', en: 'By', fr: 'D’ici au', it: 'Entro' },
    closed: { de: 'Abgeschlossen', en: 'Closed on', fr: 'Terminé le', it: 'Concluso il' },
    total: LABELS.amount,
  },
  empty: {
    open: {
      de: 'Kein offenes Mandat.',
      en: 'No open engagement.',
      fr: 'Aucun mandat en cours.',
      it: 'Nessun mandato aperto.',
    },
    closed: {
      de: 'Noch ist kein Mandat abgeschlossen.',
      en: 'No engagement has been closed yet.',
      fr: 'Aucun mandat n’est encore terminé.',
      it: 'Nessun mandato è ancora concluso.',
    },
  },
  emptyHint: {
    de: 'Aus jeder angenommenen Offerte eines Projekts wird von selbst ein Mandat.',
    en: 'Every accepted quote for a project becomes an engagement by itself.',
    fr: 'Chaque offre de projet acceptée devient d’elle-même un mandat.',
    it: 'Ogni offerta di progetto accettata diventa da sé un mandato.',
  },
  noStep: {
    de: 'noch nicht festgelegt',
    en: 'not decided yet',
    fr: 'pas encore fixée',
    it: 'non ancora deciso',
  },
  done: { de: 'erledigt', en: 'done', fr: 'terminé', it: 'concluso' },
  late: { de: 'überfällig', en: 'overdue', fr: 'en retard', it: 'in ritardo' },
  head: {
    de: 'Mandat {number}',
    en: 'Engagement {number}',
    fr: 'Mandat nº {number}',
    it: 'Mandato {number}',
  },
  accepted: { de: 'Angenommen', en: 'Accepted', fr: 'Acceptée', it: 'Accettata' },
  toQuote: { de: 'Zur Offerte', en: 'To the quote', fr: 'Voir l’offre', it: 'Vedere l’offerta' },
  step: {
    de: 'Was als Nächstes zu tun ist',
    en: 'What is to be done next',
    fr: 'Ce qu’il faut faire ensuite',
    it: 'Che cosa fare ora',
  },
  stepHint: {
    de: 'Am Tag, bis zu dem es sein muss, steht es auf «Heute».',
    en: 'On the day by which it must be done it stands on “Today”.',
    fr: 'Au jour fixé, l’étape figure sous «\u202fAujourd’hui\u202f».',
    it: 'Il giorno fissato, il passo compare in «Oggi».',
  },
  save: LABELS.save,
  working: { de: 'Wird gespeichert …', en: 'Saving …', fr: 'Enregistrement…', it: 'Salvataggio…' },
  saved: {
    de: 'Der nächste Schritt ist gespeichert.',
    en: 'The next step is saved.',
    fr: 'La prochaine étape est enregistrée.',
    it: 'Il prossimo passo è salvato.',
  },
  close: {
    de: 'Mandat abschliessen',
    en: 'Close the engagement',
    fr: 'Terminer le mandat',
    it: 'Concludere il mandato',
  },
  open: { de: 'Wieder öffnen', en: 'Open again', fr: 'Rouvrir', it: 'Riaprire' },
  closedNow: {
    de: 'Das Mandat ist abgeschlossen.',
    en: 'The engagement is closed.',
    fr: 'Le mandat est terminé.',
    it: 'Il mandato è concluso.',
  },
  openedNow: {
    de: 'Das Mandat ist wieder offen.',
    en: 'The engagement is open again.',
    fr: 'Le mandat est rouvert.',
    it: 'Il mandato è di nuovo aperto.',
  },
  closedText: {
    de: 'Das Mandat ist abgeschlossen; es gibt nichts mehr zu tun.',
    en: 'The engagement is closed; there is nothing left to do.',
    fr: 'Le mandat est terminé, il n’y a plus rien à faire.',
    it: 'Il mandato è concluso, non resta nulla da fare.',
  },
  documents: { de: 'Dokumente', en: 'Documents', fr: 'Pièces du mandat', it: 'Documenti' },
  version: {
    de: 'Offerte, Fassung {version} (PDF)',
    en: 'Quote, version {version} (PDF)',
    fr: 'Offre, version {version} (PDF)',
    it: 'Offerta, versione {version} (PDF)',
  },
  invoice: {
    de: 'Rechnung {number}',
    en: 'Invoice {number}',
    fr: 'Facture {number}',
    it: 'Fattura {number}',
  },
  invoiceDraft: {
    de: 'Rechnung, Entwurf',
    en: 'Invoice, draft',
    fr: 'Facture, brouillon',
    it: 'Fattura, bozza',
  },
  openAmount: {
    de: 'offen {amount}',
    en: '{amount} outstanding',
    fr: '{amount} à payer',
    it: 'da pagare {amount}',
  },
  paid: LABELS.paidState,
  download: { de: 'Herunterladen', en: 'Download', fr: 'Télécharger', it: 'Scaricare' },
  remove: LABELS.remove,
  added: {
    de: 'Das Dokument gehört jetzt zum Mandat.',
    en: 'The document now belongs to the engagement.',
    fr: 'Le document fait partie du mandat.',
    it: 'Il documento fa parte del mandato.',
  },
  removeTitle: {
    de: '«{title}» entfernen?',
    en: 'Remove “{title}”?',
    fr: 'Retirer «\u202f{title}\u202f»\u202f?',
    it: 'Rimuovere «{title}»?',
  },
  removeText: {
    de: 'Die Datei wird gelöscht. Das lässt sich nicht rückgängig machen.',
    en: 'The file is deleted. This can’t be undone.',
    fr: 'Le fichier est supprimé. C’est définitif.',
    it: 'Il file viene eliminato. L’operazione è definitiva.',
  },
  removed: {
    de: 'Das Dokument ist aus dem Mandat entfernt.',
    en: 'The document has been removed from the engagement.',
    fr: 'Le document est retiré du mandat.',
    it: 'Il documento è stato tolto dal mandato.',
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    daily_work: {
      mandate_planned: {
        de: 'Nächster Schritt eines Mandats geplant',
        en: 'Next step of a mandate planned',
        fr: 'Prochaine étape d’un mandat planifiée',
        it: 'Prossimo passo di un mandato pianificato',
      },
    },
  },
})
