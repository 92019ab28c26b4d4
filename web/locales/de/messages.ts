import type { messages as english } from '../en/messages.ts';

export const errors: typeof english.errors = {
  'no-answers':
    'Hier stehen keine Antworten. Einen Klassifikationsbericht, eine Tabelle mit Namen von Maßen und Klassen oder Zeilen wie „Präzision von A = 0,72“ einfügen.',
  'unknown-metric': '„{excerpt}“ ist kein Maß für diese Daten. Die Schreibweise prüfen.',
  'unknown-class':
    'Es ist nicht klar, für welche Klasse „{excerpt}“ steht. Eine der Klassen oder einen Mittelwert nennen oder einen Wert je Klasse angeben.',
  'too-many-answers': 'Hier stehen mehr als {maximum} Zellen oder sehr viel Text. Nur die Antworten einfügen.',
  'empty-text':
    'Noch gibt es nichts zu lesen. Zwei Spalten mit Labels, eine Konfusionsmatrix oder die Wahrheit mit Scores einfügen.',
  'no-data':
    'Nichts hier sieht nach Daten aus: Zeile {line} („{excerpt}“) ließe sich lesen, aber kein Label kommt wieder, oder keines ist sowohl wahr als auch vorhergesagt. Unter „Lesen als“ wählen, was es ist.',
  'binary-file':
    'Das ist kein Text: Byte {offset} ist null. Die Datei im zugehörigen Programm öffnen und die Zellen kopieren.',
  'invalid-utf8': 'Byte {offset} ({byte}) ist kein gültiges UTF-8. Die Datei als UTF-8 speichern und erneut versuchen.',
  'invalid-utf16':
    'Der UTF-16-Text bricht bei Byte {offset} ab oder ist dort beschädigt. Die Datei als UTF-8 speichern und erneut versuchen.',
  'file-rows-differ':
    'Eine Datei von mehr als 500\u00a0MB wird gelesen, wenn alle Zeilen gleich aufgebaut sind: ein wahres und ein vorhergesagtes Label aus wenigen Klassen oder ein Label und Scores, höchstens 67\u00a0Millionen Zahlen. Bei dieser ist das nicht so. Es hilft, einen Teil davon zu nehmen oder die Zeilen in einer Datenbank auszuzählen.',
  'file-needs-memory':
    'Der Browser hat den Speicher nicht bereitgestellt, den diese Datei braucht: etwa 130\u00a0Byte je Score. Andere Tabs schließen oder nur einen Teil der Datei nehmen.',
  'file-unreadable':
    'Der Browser kann die Datei nicht weiterlesen. Vielleicht wurde sie inzwischen verschoben oder geändert.',
  'looks-like-html':
    'Das ist HTML-Quelltext. Die Tabelle so von der Seite kopieren, wie sie dort zu sehen ist, nicht ihren Quelltext.',
  'looks-like-report':
    'Das ist ein Klassifikationsbericht, aus dem die Anzahlen nicht zu bestimmen sind: Dazu gehören Präzision, Recall und Support jeder Klasse. Die Labels oder die Konfusionsmatrix einfügen.',
  'looks-like-scores':
    '„{excerpt}“ sieht wie ein Score aus, aber in keiner Spalte daneben stehen die wahren Klassen. Wahrheit und Scores nebeneinander einfügen.',
  'looks-like-metrics':
    'Das sind Werte von Maßen („{excerpt}“ …), keine Daten. Die Labels oder die Konfusionsmatrix einfügen, aus denen sie stammen; eine Antwort, die geprüft werden soll, unter „Prüfen“ einfügen.',
  'looks-like-curve':
    'Das sind Punkte einer Kurve, schon ausgerechnet. Fläche, Hülle und Gleichfehlerrate folgen daraus und werden unter „Kurven“, „Punkte oder Formeln“, ausgerechnet. Für alles andere die wahre Klasse und den Score jedes Falls einfügen.',
  'looks-like-function':
    'Das ist eine Formel, „{excerpt}“, keine Daten. Als ROC- oder Präzision-Recall-Kurve wird sie unter „Kurven“, „Punkte oder Formeln“, gezeichnet und integriert.',
  'looks-like-losses':
    'Das ist eine Verlusttabelle mit einer Zeile je Zustand und einer Spalte je Aktion. Sie wird unter „Entscheiden“ gelesen, nicht als Konfusionsmatrix.',
  'columns-needed':
    'Dafür fehlen Spalten. Genau eine als Wahrheit wählen, eine oder zwei als Vorhersagen oder einige als Scores und höchstens eine als Anzahlen oder Gewichte.',
  'looks-like-one-hot':
    'Jede dieser Zeilen kennzeichnet eine Klasse (One-Hot), aber es gibt nur eine Matrix. Die Wahrheit und, nach einer Leerzeile, die Vorhersagen einfügen.',
  'not-one-hot':
    'In One-Hot-Daten hat jeder Fall genau eine 1; hier, in Zeile {line}, sind es {found}. Diesen Fall korrigieren.',
  'looks-like-sets':
    '„{excerpt}“ sieht nach Labelmengen aus. Eine wahre und eine vorhergesagte Menge je Zeile einfügen oder die beiden Zerlegungen, jede in einer Zeile.',
  percentages:
    '„{excerpt}“ ist ein Prozentwert, aber die Zahlen ergeben nicht 100\u00a0%, weder alle zusammen noch die jeder Zeile oder Spalte. Korrigieren oder die Anzahlen einfügen.',
  'cases-do-not-fit':
    'Bei {cases} Fällen ergeben diese Anteile keine ganzen Anzahlen, oder sie haben zu wenige Ziffern, um sie zu bestimmen. Die Zahl korrigieren oder weglassen.',
  'shortened-print':
    'Die Ausgabe wurde hier gekürzt („{excerpt}“), daher fehlen Fälle. Alles ausgeben oder eine CSV-Datei exportieren.',
  'unexpected-text': '„{excerpt}“ steht, wo eine Liste oder eine Matrix erwartet wurde. Diesen Text entfernen.',
  'several-tables': 'Hier stehen {found} Tabellen. Nur eine Konfusionsmatrix auf einmal einfügen.',
  'code-not-run': '„{excerpt}“ müsste erst berechnet werden. Den Code ausführen und einfügen, was er ausgibt.',
  'unknown-function': '„{name}(…)“ müsste erst berechnet werden. Den Code ausführen und einfügen, was er ausgibt.',
  'no-scores': 'Hier stehen keine Scores. Die wahre Klasse und den Score jedes Falls nebeneinander einfügen.',
  'no-label-sets': 'Hier stehen keine Labelmengen. Eine wahre und eine vorhergesagte Menge je Fall einfügen.',
  'no-losses': 'Hier steht keine Verlusttabelle. Eine Zeile je Zustand und eine Spalte je Aktion einfügen.',
  'no-report': 'Hier ist kein Bericht. Eine Zeile je Klasse unter precision, recall und support einfügen.',
  'no-class-counts': 'Hier sind keine Anzahlen von Klassen. Eine Zeile je Klasse unter TP, FP und FN einfügen.',
  'no-distributions':
    'Hier ist keine Verteilung. Die Wahrscheinlichkeiten oder Anzahlen der Ausgänge in einer oder zwei Listen einfügen, oder eine Liste von Labels.',

  'header-only': 'Es gibt eine Kopfzeile, aber darunter keine Zeile mit Daten.',
  'one-column': 'Es gibt nur eine Spalte. Das wahre und das vorhergesagte Label jedes Falls nebeneinander einfügen.',
  'too-many-columns':
    'Es gibt {found} Spalten, und es ist nicht klar, welche die Labels enthalten. Nur die Wahrheit und eine oder zwei Vorhersagen behalten oder die Spalten „Wahrheit“ und „vorhergesagt“ nennen.',
  'ragged-rows': 'Zeile {line} hat {found} Zellen, erwartet wurden {expected}.',
  'mixed-delimiters':
    'Zeile {line} trennt ihre Zellen durch „{found}“, die Zeilen davor nicht. Überall dasselbe Trennzeichen verwenden.',
  'unclosed-quote': 'Das Anführungszeichen in Zeile {line} wird nicht geschlossen.',
  'text-after-quote':
    '„{excerpt}“ folgt auf ein schließendes Anführungszeichen. Anführungszeichen, die zum Text gehören, verdoppeln.',
  'missing-value': 'In Zeile {line} fehlt ein Wert. Ihn ergänzen.',

  'one-vector': 'Es gibt nur eine Liste. Zwei einfügen: die wahren Labels und die vorhergesagten.',
  'one-partition':
    'Es gibt nur eine Zerlegung in Mengen. Zwei einfügen, jede in einer eigenen Zeile: die wahren Klassen und die vorhergesagten.',
  'element-twice':
    '„{element}“ steht in Menge {first} und noch einmal in Menge {second}. Nur in einer Menge lassen: Jeder Fall hat eine Klasse.',
  'element-missing': '„{element}“ steht nur in einer der Zerlegungen. Beide müssen dieselben Fälle enthalten.',
  'three-vectors':
    'Es gibt {found} Listen. Nur die wahren Labels und die Vorhersagen von einem oder zwei Klassifikatoren behalten, alle mit denselben Labels.',
  'unequal-lengths':
    'Die Listen sind verschieden lang. Die erste, die Wahrheit, hat {truth} Einträge; jede andere braucht ebenso viele.',
  'empty-brackets': 'Diese Klammern sind leer.',
  'unclosed-bracket': 'Diese Klammer wird nicht geschlossen. „{closing}“ ergänzen.',
  'unbalanced-bracket': '„{excerpt}“ schließt nicht die offene Klammer. Das täte „{closing}“.',
  'nested-too-deep':
    'Die Klammern sind mehr als zwei Ebenen tief verschachtelt. Zwei Listen oder eine Liste von Zeilen einfügen.',
  'missing-comma': 'Vor „{excerpt}“ fehlt ein Komma.',
  'json-syntax': 'Das JSON ist bei „{excerpt}“ nicht gültig.',
  'json-shape': 'Dieses JSON enthält kein Paar von Listen. Die eine „truth“ nennen, die andere „predicted“.',
  'unclosed-environment': 'Die LaTeX-Umgebung {excerpt} wird nicht durch \\end{…} geschlossen.',

  'not-a-number': '„{excerpt}“ ist keine Zahl.',
  'negative-count': 'Eine Anzahl ist negativ. Anzahlen sind mindestens 0.',
  'fractional-count':
    '„{excerpt}“ ist keine ganze Zahl, also keine Anzahl. Sind es Gewichte, dann Bruchteile zulassen.',
  'bad-count': 'Die Anzahl in Zeile {row}, Spalte {cell} ist keine endliche Zahl.',
  'infinite-number': '„{excerpt}“ ist keine endliche Zahl.',
  'number-too-large': '„{excerpt}“ ist zu groß, um damit zu rechnen.',
  'count-too-large':
    'Eine Anzahl liegt über 9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0992; darüber sind ganze Zahlen nicht mehr exakt.',
  'box-without-area':
    'Eine Box braucht eine Fläche: xmax über xmin und ymax über ymin. Diese reicht von {left} bis {right} und von {top} bis {bottom}.',
  'overlap-out-of-range': 'Die Überlappung ist {found}. Sie muss über 0 und höchstens 1 sein.',
  'ambiguous-number':
    'In „{excerpt}“ kann das Zeichen Tausender oder Nachkommastellen abtrennen. Ohne das Zeichen schreiben oder das Dezimalzeichen wählen.',
  'negative-weight': '„{excerpt}“ ist ein negatives Gewicht. Gewichte sind mindestens 0.',
  'bad-weight': 'Das Gewicht von Fall {case} ist keine Zahl von 0 bis 9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0992.',

  'nan-score':
    'Der Score von Fall {case} ist NaN, also weder hoch noch niedrig. Korrigieren oder solche Fälle weglassen.',
  'negative-probability':
    'Fall {case} hat eine negative Wahrscheinlichkeit, {value}. Wahrscheinlichkeiten liegen zwischen 0 und 1.',
  'probability-above-one':
    'Fall {case} hat eine Wahrscheinlichkeit über 1, {value}. Wahrscheinlichkeiten liegen zwischen 0 und 1.',
  'probabilities-do-not-sum':
    'Die Wahrscheinlichkeiten von Fall {case} ergeben {sum}, nicht 1 (Differenz: {difference}). Korrigieren oder jede Zeile durch ihre Summe teilen lassen.',
  'shares-do-not-sum':
    '{path}, Zeile {case}: Die Wahrscheinlichkeiten ergeben {sum}, nicht 1 (Differenz: {difference}).',
  'reserved-label': 'Eine zurückgewiesene Zeile heißt „reject“, daher kann keine Klasse so heißen.',
  'columns-for-classes': 'Es gibt {found} Spalten mit Zahlen für {expected} Klassen. Jede Klasse braucht eine Spalte.',
  'more-than-two-classes':
    'Die Wahrheit hat {found} Klassen ({first}, {second}, {third} …), und Scores stellen eine allen anderen gegenüber. Angeben, welche die positive ist.',
  'no-model': 'Es gibt keine Scores. Eine Liste davon angeben oder eine Liste je Modell.',
  'duplicate-model': 'Zwei Modelle heißen „{model}“. Jedem einen eigenen Namen geben.',
  'no-classes': 'Es gibt keine Klassen. Die Klasse jeder Spalte benennen.',
  'nothing-predicted': 'Es gibt weder vorhergesagte Mengen noch Scores, die mit der Wahrheit zu vergleichen wären.',
  'more-than-total': 'Es gibt mehr Fälle einer Klasse als insgesamt: „{excerpt}“.',

  'matrix-without-numbers': 'Diese Tabelle hat keine Zahlen: „{excerpt}“ steht, wo eine Anzahl erwartet wurde.',
  'totals-only': 'Es bleiben nur Summen. Auch die Zellen der Matrix einfügen.',
  'empty-matrix': 'Die Matrix ist leer.',
  'ragged-counts': 'Zeile {row} hat {found} Anzahlen, die erste Zeile {expected}.',
  'not-square':
    'Es gibt {rows} Zeilen und {columns} Spalten derselben Klassen, es müssen aber gleich viele sein. Einer Klasse, die nie vorkommt, eine Zeile oder Spalte aus Nullen geben; sind Zeilen und Spalten verschiedene Gruppen, ihnen verschiedene Namen geben.',
  'duplicate-label': '„{label}“ kommt als Name zweimal vor.',
  'label-count': 'Es gibt {found} Namen für {expected} Klassen.',
  'labels-differ':
    'Zeilen und Spalten haben einige Klassen gemeinsam, aber nicht alle: „{label}“ gibt es nur in den Spalten. Beiden dieselben Namen geben oder, bei zwei verschiedenen Gruppierungen, keinen gemeinsamen.',
  'states-differ':
    'Die Spalten der zweiten Tabelle müssen die Zustände der ersten sein: „{label}“ steht nur in einer von beiden.',
  'errors-do-not-fit':
    'Keine Matrix hat diese Anzahlen: jeder Fehler ist ein falsch Negativer einer Klasse und ein falsch Positiver einer anderen, es sind aber {missed} falsch Negative und {alarms} falsch Positive, oder eine Klasse hat mehr als alle anderen zusammen.',
  'true-negatives-do-not-fit':
    'Von {label} sind {found} richtig Negative angegeben, aber neben TP, FP und FN bleiben {expected} Fälle.',
  'too-many-classes':
    'Es gibt {found} verschiedene Labels; eine Matrix mit mehr als {maximum} Klassen wird nicht berechnet. Sind das wirklich Klassen?',
  'no-cases': 'Es gibt keine Fälle.',
  'unknown-label': 'Das Label „{label}“ von Fall {case} gehört nicht zu den angegebenen Klassen.',
  'unknown-positive': 'Die positive Klasse „{label}“ kommt unter den Labels nicht vor.',

  'no-states': 'Es gibt keine Zustände. Mindestens eine Klasse oder einen Naturzustand nennen.',
  'no-actions': 'Es gibt keine Aktionen zur Auswahl. Mindestens eine nennen.',
  'no-observations': 'Es gibt keine Beobachtungen. Die Wahrscheinlichkeiten für mindestens eine angeben.',
  'too-many-cases':
    'Die Anzahlen hinter einem Bericht werden für höchstens {maximum} Fälle bestimmt; hier sind es {found}.',
  'report-decimals': 'Die Anteile eines Berichts haben 1 bis {maximum} Nachkommastellen, nicht {found}.',
  'report-recall-impossible':
    '{label}: Keine ganze Zahl von {cases} Fällen ergibt einen Recall von {recall}; von {other} wären es {hits}/{other}.',
  'report-row-impossible':
    '{label}: Präzision {precision}, Recall {recall} von {cases} Fällen und der F1-Wert daneben können nicht alle stimmen. Keine Anzahl von Vorhersagen ergibt sie.',
  'report-impossible':
    'Jede Zeile ist für sich möglich, aber die Zeilen passen nicht zusammen: Keine Anzahlen haben Vorhersagen, deren Summe die {cases} Fälle sind, und die gedruckte Korrektklassifikationsrate.',
  'too-many-groups':
    'Es gibt {found} verschiedene Gruppen; mehr als {maximum} werden nicht verglichen. Ist das wirklich eine Spalte mit Gruppen?',
  'no-ratings':
    'Hier sind keine Urteile. Je Beurteiler eine Spalte einfügen, je Objekt eine Zeile; eine Zelle darf leer sein.',
  'no-ranked-list':
    'Hier ist keine Rangliste. Zeichen für relevante und andere Objekte einfügen, das beste zuerst, etwa R N R R N, oder die Ränge der relevanten Objekte.',
  'too-few-raters': 'Es gibt Urteile von {found} Beurteilern. Übereinstimmung braucht mindestens zwei.',
  'negative-relevance': 'Das Objekt auf Rang {rank} hat die Relevanz {found}. Sie muss 0 oder mehr sein.',
  'too-few-relevant': 'In der Liste stehen {returned} relevante Objekte, geben soll es aber nur {found}.',
  'wrong-length': '{path} hat {found} Einträge, gebraucht werden {expected}.',
  'negative-loss': '{path} ist {found}. Der Verlust einer Rückweisung oder eines Fehlers kann nicht negativ sein.',
  'unknown-truth': 'Die wahre Klasse „{label}“ von Beobachtung {case} gehört nicht zu den angegebenen Klassen.',
  'share-outside': '{path} ist {found}, muss aber zwischen 0 und 1 liegen.',

  'bad-option': '„{found}“ ist kein Wert für die Option {option}.',
  'bad-problem': '{path} ist {found}; das lässt sich nicht verwenden.',
  'count-not-whole': '{name} ist keine ganze Zahl von 0 bis 9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0992.',
  'more-successes-than-trials': 'Es kann nicht mehr Erfolge als Versuche geben.',
  'rivals-without-classes':
    'Zwei Klassifikatoren lassen sich nur vergleichen, wenn sie die wahren Klassen vorhersagen, nicht eigene Gruppen.',
};

export const expected: typeof english.expected = {
  metric: 'der Name eines Maßes',
  class: 'der Name einer Klasse oder ein Mittelwert',
  'labels-or-matrix': 'zwei Spalten mit Labels, zwei Listen, eine Konfusionsmatrix oder die Wahrheit mit Scores',
  'vectors-or-matrix': 'zwei Listen oder eine Matrix als Liste von Zeilen',
  'text-encoding': 'Text in UTF-8 oder in UTF-16 mit Byte-Order-Mark',
  'plain-text': 'die Zellen als reiner Text',
  'complete-data': 'alle Daten, ohne Auslassungen',
  'printed-values': 'Werte, etwa [1, 0, 1]',
  'rows-of-labels': 'unter der Kopfzeile eine Zeile je Fall',
  'two-columns': 'eine Spalte mit der Wahrheit und eine oder zwei mit Vorhersagen',
  'two-vectors': 'zwei gleich lange Listen: Wahrheit und Vorhersagen',
  'equal-lengths': 'ebenso viele Vorhersagen wie wahre Labels',
  'equal-rows': 'gleich viele Zellen in jeder Zeile',
  'one-delimiter': 'dasselbe Trennzeichen in jeder Zeile',
  delimiter: 'ein Trennzeichen oder das Ende der Zeile',
  'closing-quote': 'ein schließendes Anführungszeichen',
  'closing-bracket': 'die passende schließende Klammer',
  comma: 'ein Komma zwischen den Einträgen',
  'key-and-value': 'ein Name, ein Doppelpunkt und ein Wert',
  'one-value': 'ein einziger JSON-Wert',
  'truth-and-predicted': '{"truth": […], "predicted": […]}',
  'objects-alike': 'Objekte mit je einem wahren und einem vorhergesagten Label',
  'end-of-environment': '\\end{…} mit demselben Namen',
  'one-table': 'eine einzige Konfusionsmatrix',
  'counts-matrix': 'ein Quadrat aus Anzahlen',
  'square-matrix': 'ebenso viele Spalten wie Zeilen',
  counts: 'Anzahlen von Fällen',
  count: 'eine Anzahl',
  value: 'ein Wert',
  label: 'ein Label',
  labels: 'eine Klasse für jeden Fall',
  'one-label': 'ein Label je Fall',
  'second-table': 'die wahren Klassen und die vorhergesagten',
  'one-mark': 'genau eine 1 je Fall',
  'two-partitions': 'zwei Zeilen mit Mengen: Wahrheit und Vorhersagen',
  'disjoint-sets': 'jedes Element in nur einer Menge',
  'same-elements': 'dieselben Elemente in beiden Zerlegungen',
  number: 'eine Zahl',
  score: 'ein Score: eine Zahl oder unendlich',
  probability: 'eine Zahl von 0 bis 1',
  'rows-that-sum-to-one': 'Zahlen, deren Summe 1 ist',
  'truth-and-predictions': 'eine Spalte mit der Wahrheit und eine mit Vorhersagen oder Scores',
  'truth-and-scores': 'eine Spalte mit wahren Klassen und eine oder mehrere mit Zahlen',
  'label-sets': 'eine wahre und eine vorhergesagte Labelmenge je Fall',
  'loss-table': 'eine Zeile je Zustand mit einem Verlust je Aktion',
  'class-counts': 'eine Zeile je Klasse unter TP, FP und FN',
  report: 'Präzision, Recall und Support jeder Klasse',
  distributions: 'eine oder zwei Listen von Wahrscheinlichkeiten oder Anzahlen, oder eine Liste von Labels',
  'state-names': 'die Namen der Zustände, in beliebiger Reihenfolge',
  'column-per-class': 'eine Spalte je Klasse',
  'class-of-column': 'eine Klasse, nach der eine der Spalten benannt ist',
  'at-most-total': 'höchstens die Gesamtzahl',
  'whole-number': 'eine ganze Zahl',
  'number-of-cases': 'die Zahl der Fälle, aus denen die Anteile berechnet wurden',
  'finite-number': 'eine endliche Zahl',
  'exact-count': 'höchstens 9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0992',
  'not-negative': 'mindestens 0',
  'decimal-option': 'Zahlen, die sich nur auf eine Art lesen lassen',
  'different-labels': 'verschiedene Namen',
  'a-label-each': 'ein Name für jede Klasse',
  'same-labels': 'dieselben Klassen in Zeilen und Spalten',
  ratings: 'je Beurteiler eine Spalte',
  'ranked-list': 'Zeichen für relevante und andere Objekte, das beste zuerst',
  box: 'xmin, ymin, xmax, ymax, mit xmax über xmin und ymax über ymin',
  groups: 'eine Spalte mit Gruppen, die wiederkehren',
  'fewer-classes': 'höchstens {maximum} Klassen',
  'one-character': 'ein einziges Zeichen',
  'point-or-comma': 'ein Punkt oder ein Komma',
  'different-marks': 'ein Dezimalzeichen, das nicht das Trennzeichen ist',
  list: 'eine Liste',
  kind: 'labels, matrix, counts, scores, probabilities, multilabel oder decision',
  decision:
    'states, actions und loss mit posteriors oder mit prior und likelihoods; labels, posteriors, rejectLoss und errorLoss; prior, sensitivity und specificity; costs oder costRatio; values und posterior; oder labels, counts und costMatrix',
  classifiers: 'die Vorhersagen eines Klassifikators oder die von jedem unter seinem Namen',
  'groups-or-folds': 'entweder Gruppen oder Folds',
  'parts-of-one-kind': 'Daten mit ihren Namen, alle von einer Art',
};

export const notices: typeof english.notices = {
  'aggregated-rows': 'Jede der {rows} Zeilen steht für so viele Fälle, wie ihre Anzahl angibt.',
  'aggregated-scores':
    'Jede der {rows} Zeilen enthält einen Score mit seinen Anzahlen positiver (1) und negativer (0) Fälle.',
  'code-skipped': 'An einer Eingabeaufforderung eingetippter Code wurde ausgelassen.',
  'columns-ignored': 'Andere Spalten wurden ausgelassen: {names}.',
  'columns-reordered': 'Die Spalten wurden in die Reihenfolge der Zeilen gebracht.',
  'comment-skipped': 'Ausgelassene Kommentarzeilen: {count}.',
  'contingency-table':
    'Zeilen ({rows}) und Spalten ({columns}) wurden als verschiedene Gruppen aufgefasst, nicht als dieselben Klassen: Berechnet werden Maße für Gruppierungen (Zusammenhang, Information, Übereinstimmung von Clustern), nicht aber solche für richtig und falsch.',
  'decimal-comma': 'Das Komma wurde als Dezimalzeichen gelesen, wie in {example}.',
  'decision-values':
    'Die meisten Zeilen sind keine Wahrscheinlichkeiten, daher wurden die Zahlen als Entscheidungswerte (Logits oder Abstände zur Entscheidungsgrenze) aufgefasst: Maße für Wahrscheinlichkeiten werden nicht berechnet.',
  delimiter: 'Die Zellen wurden bei „{used}“ getrennt; auch „{other}“ wäre möglich gewesen.',
  'first-line-is-case': 'Die erste Zeile wurde als Fall aufgefasst, obwohl ein Wort darin eine Spalte benennen könnte.',
  'html-table': 'Die Tabelle wurde aus HTML entnommen; der Rest wurde ausgelassen.',
  'header-used': 'Die erste Zeile wurde als Namen der Spalten aufgefasst: {names}.',
  'text-below-skipped': 'Der Text unter dem Array („{text}“) wurde ausgelassen.',
  'third-column-weights': 'Die dritte Spalte wurde als Gewichte der Fälle aufgefasst.',
  'heading-skipped': 'Eine Überschrift wurde ausgelassen: „{text}“.',
  'index-column-skipped': 'Die erste Spalte nummeriert nur die Zeilen und wurde ausgelassen.',
  'index-row-skipped': 'Die erste Zeile nummeriert nur die Spalten und wurde ausgelassen.',
  'label-sets': 'Jeder Fall hat eine Labelmenge: {cases} Fälle, {labels} Labels.',
  'labels-differ-in-case':
    '„{first}“ und „{second}“ unterscheiden sich nur in Groß- und Kleinschreibung; sie zählen als zwei Klassen.',
  'labels-trimmed': 'Leerzeichen um Labels wurden entfernt, etwa bei „{label}“.',
  'missing-omitted': 'Ausgelassene Fälle mit fehlendem Wert: {count}.',
  'none-is-a-class': '„None“ wird als Klasse aufgefasst, da es für Fälle vorhergesagt wird, die „None“ sind.',
  'one-class-only':
    'Alle Fälle sind „{label}“. Die ROC-Kurve und ihre Fläche brauchen positive und negative Fälle, denn sonst ist eine der Raten 0/0; die Präzision-Recall-Kurve braucht positive.',
  'other-data':
    'In diesem Text stehen noch andere Daten, in den Zeilen {lines}. Unter „Lesen als“ lassen sie sich wählen.',
  'percent-signs': 'Prozentwerte wurden durch 100 geteilt: {example} wurde als {value} gelesen.',
  'predicted-first': 'Den Namen nach stehen die Vorhersagen zuerst und die Wahrheit danach; so wurden sie gelesen.',
  'probabilities-normalised':
    'Jede Zeile wurde durch ihre Summe geteilt; die größte Abweichung von 1 war {difference}.',
  'probabilities-sum':
    'Die Summe von Fall {case} weicht um {difference} von 1 ab, wie bei gerundeten Zahlen. Die Wahrscheinlichkeiten wurden unverändert verwendet.',
  'probability-columns': 'Die Spalten sind die Wahrscheinlichkeiten der Klassen {labels}, in dieser Reihenfolge.',
  'rest-is-negative': '„{label}“ ist die positive Klasse; alle anderen zusammen sind die negative.',
  'scores-first': 'Die Scores stehen zuerst und die Wahrheit danach; so wurden sie gelesen.',
  'scores-of-models': 'Es gibt Scores von {count} Modellen für dieselben Fälle: {names}.',
  'thousands-marks': 'Tausendertrennzeichen wurden entfernt: {example} wurde als {value} gelesen.',
  'totals-do-not-add-up':
    'Die Summe {stated} („{which}“) stimmt nicht: Die Zellen ergeben {computed}. Verwendet wurden die Zellen, nicht die Summen.',
  'totals-removed': 'Die Summen wurden erkannt und nicht in die Matrix aufgenommen.',
  'shares-of-all':
    'Die Zahlen ergeben zusammen 1: Es sind Anteile aller Fälle. Tests und Intervalle brauchen die Zahl der Fälle und sind ohne sie nicht definiert.',
  'shares-of-rows':
    'Jede Zeile summiert sich zu 1: Es sind Anteile innerhalb der Zeilen. Angenommen wird, dass alle Zeilen gleich häufig sind; sind sie es nicht, die Anzahlen oder die Anteile an allen Fällen einfügen.',
  'shares-of-columns':
    'Jede Spalte summiert sich zu 1: Es sind Anteile innerhalb der Spalten. Angenommen wird, dass alle Spalten gleich häufig sind; sind sie es nicht, die Anzahlen oder die Anteile an allen Fällen einfügen.',
  'counts-of-outcomes':
    'Ganze Zahlen: als Anzahlen von {outcomes} Ausgängen gelesen, deren Anteile die Verteilung sind.',
  'one-labelling':
    'Eine Zuordnung von {cases} Fällen zu {classes} Klassen: die Anteile der Klassen sind die Verteilung.',
  'counts-of-shares': 'Die Anteile wurden in Anzahlen von {cases} Fällen umgerechnet.',
  'also-two-cases':
    'Das wird als die vier Anzahlen einer Matrix aufgefasst. Es könnten auch Wahrheit und Vorhersage von zwei Fällen sein.',
  'settled-by-result':
    'Das Ergebnis in dieser Zeile kommt nur mit dieser Ausrichtung und dieser positiven Klasse heraus; ein Klick ändert jede von beiden.',
  'count-from-total': 'Der Text nennt drei Anzahlen und insgesamt {total}, also ist die vierte {count}.',
  'recovered-from-report': 'Die Anzahlen wurden aus dem gedruckten Bericht bestimmt: Nur diese ergeben seine Zahlen.',
  'second-positive':
    'Das Array nennt keine Klassen. Die zweite gilt als positiv, wie in den Ausgaben von scikit-learn; ein Klick ändert das.',
  'no-common-label': 'Kein Label ist sowohl wahr als auch vorhergesagt. Sind das die richtigen Spalten?',
  'one-hot-rows': 'Jede Zeile kennzeichnet ihre Klasse durch eine 1 (One-Hot): {cases} Fälle, {classes} Klassen.',
  'one-hot-columns':
    'Jede Spalte kennzeichnet ihre Klasse durch eine 1 (One-Hot, eine Spalte je Fall): {cases} Fälle, {classes} Klassen.',
  'sets-numbered': 'Die Mengen sind die Klassen 1, 2, 3, … in der angegebenen Reihenfolge.',
  'two-classifiers':
    'Es gibt Vorhersagen von zwei Klassifikatoren: {first} und {second}. Die Maße gelten für den ersten; der zweite wird mit ihm verglichen.',
  'several-classifiers': '{count} Klassifikatoren stehen nebeneinander: {names}. Die Seite zeigt den ersten.',
  'column-of-groups': 'Die Fälle gehören zu {count} Gruppen, die nebeneinanderstehen.',
  'column-of-folds': 'Die Fälle gehören zu {count} Folds, die nebeneinanderstehen.',
  'several-raters': '{count} Beurteiler, von denen keiner die Wahrheit ist: Gemessen wird nur ihre Übereinstimmung.',
  'list-end-assumed':
    'Nirgends steht, wie lang die Liste ist; angenommen wurde, dass sie mit Rang {rank} endet, dem ihres letzten relevanten Objekts. Davon hängt die Präzision der ganzen Liste ab.',
  'relevant-assumed':
    'Nirgends steht, wie viele relevante Objekte es gibt; angenommen wurde, dass die im Text, {count}, alle sind. Davon hängen Recall und mittlere Präzision (AP) ab.',
  'mark-of-relevant': 'Angenommen wurde, dass „{text}“ relevante Objekte bezeichnet.',
  'equal-scores-ordered':
    'Objekte mit gleichem Score wurden in eine feste Reihenfolge gebracht. Die mittlere Präzision (AP) hängt von ihr ab.',
  'queries-left-out': 'Ausgelassen, weil Urteile oder eine Liste dazu fehlen: {names}',
  'background-no-class':
    '„{name}“ ist hier keine Klasse: Die Zeile zählt Detektionen, wo nichts ist, die Spalte übersehene Objekte. Richtig Negative gibt es nicht.',
  'boxes-unscored': 'Die Erkennungen haben keine Scores. Sie sind so gereiht, wie sie im Text stehen.',
  'two-groupings':
    'Die Wahrheit ({rows} Gruppen) und die Vorhersagen ({columns}) haben keine Klasse gemeinsam, daher wurden sie als zwei Gruppierungen derselben Fälle aufgefasst: Berechnet werden Maße für Gruppierungen, nicht aber solche für richtig und falsch.',
  'whole-scores':
    'Die ganzen Zahlen neben der Wahrheit nehmen zu viele Werte an, um Klassen zu sein; sie wurden als Scores gelesen.',
  'zeros-before-numbers': 'Führende Nullen zählen nicht: „{label}“ ist dieselbe Klasse wie die Zahl ohne sie.',
  transposed:
    'Die Vorhersagen standen in den Zeilen; Zeilen und Spalten wurden vertauscht, sodass die Zeilen die Wahrheit sind.',
  'always-negative':
    'Die Schwelle liegt nicht unter 1: Die Entscheidung für 0 kostet nie mehr, wie wahrscheinlich 1 auch ist.',
  'always-positive':
    'Die Schwelle liegt nicht über 0: Die Entscheidung für 1 kostet nie mehr, wie unwahrscheinlich 1 auch ist.',
  'always-rejects':
    'Zurückweisen kostet nichts (λr = 0), also ist λ* gleich 1, und alles wird zurückgewiesen, auch das Sichere.',
  'evidence-equal': 'Die Wahrscheinlichkeiten der Beobachtungen sind unbekannt; im Gesamtrisiko zählen alle gleich.',
  'impossible-observation':
    'Die Beobachtung „{observation}“ hat in jedem möglichen Zustand die Wahrscheinlichkeit 0; nach ihr haben die Zustände also keine Wahrscheinlichkeiten.',
  'losses-only':
    'Das sind nur Verluste. Risiken brauchen auch Wahrscheinlichkeiten der Zustände: A-posteriori-Wahrscheinlichkeiten oder A-priori-Wahrscheinlichkeiten und Likelihoods.',
  'negative-loss':
    'Der Verlust {name} ist {value}. Ein negativer Verlust ist ein Gewinn; auch Risiken können dann negativ sein.',
  'negative-ratio':
    'Das Kostenverhältnis ist {value}. Unter 0 besagt es, dass das Übersehen eines Positiven ein Gewinn ist.',
  'never-rejects':
    'λ* = {threshold} liegt unter 1/K, und das erreicht die größte von K Wahrscheinlichkeiten immer: Nie wird etwas zurückgewiesen. Eine Rückweisung lohnt sich nur, solange λr kleiner als λe·(1 − 1/K) ist.',
  'no-error-loss': 'Fehler kosten nichts (λe = 0), also würde λ* = 1 − λr/λe durch 0 teilen: Es gibt keine Schwelle.',
  'no-threshold':
    'Zusammengenommen kosten falsche Entscheidungen nicht mehr als richtige (ℓ01 − ℓ00 + ℓ10 − ℓ11 ist nicht positiv), also trennt keine Schwelle die Entscheidung für 0 von der für 1.',
  'zero-costs':
    'In beiden Klassen kostet eine falsche Entscheidung so viel wie eine richtige (ℓ01 = ℓ00 und ℓ10 = ℓ11), also kostet jede Entscheidung gleich viel.',
};

export const corrections: typeof english.corrections = {
  firstLineIsHeader: 'Die erste Zeile ist eine Kopfzeile',
  firstLineIsData: 'Die erste Zeile gehört zu den Daten',
  otherDelimiter: 'Stattdessen dort trennen',
  omitMissing: 'Unvollständige Fälle auslassen',
  allowFractions: 'Das sind Gewichte',
  decimalPoint: 'Der Punkt ist das Dezimalzeichen',
  decimalComma: 'Das Komma ist das Dezimalzeichen',
  normalise: 'Jede Zeile durch ihre Summe teilen',
  decisionValues: 'Das sind Logits oder Abstände zur Entscheidungsgrenze',
  areDistributions: 'Es ist eine einzige Zuordnung oder Verteilung',
  areDetections: 'Es sind Objekte: Manche wurden übersehen oder gefunden, wo keine sind',
  isRanked: 'Es ist eine Rangliste: relevante und andere Objekte, das beste zuerst',
  relevant: 'Relevant ist:',
  areLabels: 'Das sind zwei Fälle',
  areScores: 'Das sind Scores',
  areLabelSets: 'Jede Zeile ist eine Labelmenge',
  areProbabilities: 'Das sind Wahrscheinlichkeiten, eine Zeile je Fall',
  positive: 'Positiv:',
  decide: 'In „Entscheiden“ öffnen',
  draw: 'In „Kurven“ öffnen',
  cases: 'Zahl der Fälle:',
};

export const readAs: typeof english.readAs = {
  title: 'Lesarten des Textes',
  none: 'Für diesen Text wurde keine Lesart gefunden. Hat er Spalten, lassen sie sich hier zuordnen.',
  kinds: {
    labels: 'Wahre und vorhergesagte Labels',
    matrix: 'Konfusionsmatrix',
    scores: 'Wahrheit und Scores',
    probabilities: 'Eine Wahrscheinlichkeit je Klasse',
    multilabel: 'Labelmengen',
    decision: 'Verluste',
    distributions: 'Verteilungen',
    'class-counts': 'TP, FP und FN jeder Klasse',
    raters: 'Beurteiler',
    ranked: 'Rangliste',
    report: 'Gedruckter Bericht',
  },
  counted: 'Fälle: {cases}, Klassen: {classes}',
  ofShares: 'Anteile, Klassen: {classes}',
  together: 'Alle {count} nebeneinander',
  evidence: {
    'common-labels': 'beide haben Labels gemeinsam',
    'labels-recur': 'Labels wiederholen sich',
    named: 'die Klassen haben Namen',
    'whole-counts': 'alle Zahlen sind ganzzahlig',
    shares: 'die Zahlen ergeben zusammen 1',
    'two-classes': 'die Wahrheit hat zwei Klassen',
    fractions: 'manche Zahlen haben Nachkommastellen',
    'rows-sum-to-1': 'jede Zeile summiert sich zu 1',
    sets: 'Zellen enthalten mehrere Labels',
    'sums-to-1': 'die Zahlen ergeben zusammen 1',
    'one-labelling': 'eine Liste von Labels',
    marks: 'Zeichen für relevante Objekte',
  },
  columns: 'Oder angeben, was jede Spalte enthält: eine die Wahrheit, eine oder mehrere Vorhersagen oder Scores.',
  column: 'Spalte {number}',
  uses: {
    ignored: '–',
    truth: 'Wahrheit',
    predicted: 'Vorhersage',
    score: 'Score',
    count: 'Anzahl',
    group: 'Gruppe',
    fold: 'Fold',
    model: 'Modell',
    weight: 'Gewicht',
  },
};

export const messages: typeof english = { errors, expected, notices, corrections, readAs };
