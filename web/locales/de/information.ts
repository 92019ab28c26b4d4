import type { InformationTexts } from '../en/information.ts';

export const information: InformationTexts = {
  lead: 'Wie ungewiss die wahre Klasse ist und wie viel von dieser Ungewissheit die Vorhersage nimmt.',
  base: 'Einheit',
  units: { 2: 'Bit', e: 'Nat', 10: 'Hartley' },
  logarithms: { 2: 'Logarithmen zur Basis 2', e: 'natürliche Logarithmen', 10: 'Logarithmen zur Basis 10' },

  numbers: (unit) => `Entropien, in ${unit}`,
  normalized: 'Normiert: in jeder Einheit ein Anteil zwischen 0 und 1',

  diagram: 'Entropien als Längen',
  diagramHint:
    'Alle Balken haben denselben Maßstab. H(Y) und H(Ŷ) überlappen sich in I; die Teile außerhalb von I ergeben VI.',
  diagramText: (values, unit) =>
    `Balken in einem Maßstab, in ${unit}. Die gemeinsame Entropie, ${values.jointEntropy}, ist die ganze Länge. ` +
    `Die Entropie der Wahrheit, ${values.entropyTrue}, beginnt an ihrem linken Ende; die der Vorhersagen, ` +
    `${values.entropyPredicted}, endet an ihrem rechten; sie überlappen sich in der Transinformation, ` +
    `${values.mutualInformation}. Links davon liegt die Entropie der Wahrheit, gegeben die Vorhersage, ` +
    `${values.trueGivenPredicted}; rechts davon die der Vorhersage, gegeben die Wahrheit, ` +
    `${values.predictedGivenTrue}. Beides zusammen ist die Informationsvariation, ${values.variation}.`,
  noUncertainty:
    'Die gemeinsame Entropie ist 0: Alle Fälle liegen in einer Zelle, nichts ist ungewiss, und es gibt nichts zu zeichnen.',
  noCases: 'Es gibt keine Fälle, also keine Anteile p, und all dies ist nicht definiert.',

  identities: 'Wie sie zusammenhängen',
  identity: (formula) => `Identität für ${formula}`,

  table: 'Zelle für Zelle',
  tableChoice: 'Was die Tabelle zeigt',
  tables: {
    joint: 'gemeinsam p(y, ŷ)',
    predictedGivenTrue: 'p(ŷ | y)',
    trueGivenPredicted: 'p(y | ŷ)',
    entropyTerms: '−p·log p',
    informationTerms: 'Beitrag zu I',
  },
  tableHints: {
    joint:
      'Von allen Fällen der Anteil in jeder Zelle. Am Rand stehen die Anteile p(y) der wahren und p(ŷ) der vorhergesagten Klassen.',
    predictedGivenTrue:
      'Von den Fällen einer wahren Klasse der Anteil jeder Vorhersage: Jede Zeile summiert sich zu 1.',
    trueGivenPredicted:
      'Von den Fällen einer Vorhersage der Anteil jeder wahren Klasse: Jede Spalte summiert sich zu 1.',
    entropyTerms: 'Was jede Zelle zur gemeinsamen Entropie beiträgt, der Summe aller.',
    informationTerms:
      'Was jede Zelle zur Transinformation beiträgt, der Summe aller. Negativ (orange): Die beiden treffen seltener zusammen als bei Unabhängigkeit.',
  },
  fractions: 'als Brüche',
  sum: 'Summe',
  tooManyClasses: (classes) =>
    `${classes} Klassen: zu viele für eine Tabelle auf der Seite. Die Zahlen oben werden trotzdem berechnet.`,
  howToChoose:
    'Auf eine Zelle zeigen oder die Zellen mit den Pfeiltasten durchgehen: Darunter steht, was sie beiträgt. Ein Klick hält sie fest.',

  chosenCell: (truth, predicted) => `Die Zelle wahr „${truth}“, vorhergesagt „${predicted}“`,
  entropyTerm: 'Was sie zur gemeinsamen Entropie beiträgt',
  zeroTerm: '0 · log 0 zählt als 0, sein Grenzwert.',
  informationTerm: 'Was sie zur Transinformation beiträgt',
  bayes: 'Satz von Bayes',
  bayesQuestion: (truth, predicted) =>
    `Vorhergesagt ist „${predicted}“: Wie wahrscheinlich ist es, dass die Wahrheit „${truth}“ ist?`,
  neverPredicted: (predicted) => `„${predicted}“ wird nie vorhergesagt: p(ŷ) ist 0, und p(y | ŷ) ist nicht definiert.`,
  neverTrue: (truth) =>
    `Es gibt keinen Fall von „${truth}“: p(ŷ | y) ist 0/0, der Satz sagt hier also nichts. Ausgezählt ergibt sich p(y | ŷ) = 0.`,
};
