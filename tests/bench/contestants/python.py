"""What one would write in Python, asked as contestants/serve.mjs says."""

import gc
import io
import json
import sys
import time
from pathlib import Path

from reference import measures_of_groupings

try:
    import numpy as np
except ImportError:
    for _ in sys.stdin:
        print('{"isAbsent": true}', flush=True)
    sys.exit()

folder = Path(sys.argv[1])
tasks = {}


def contestant(name, *names_of_tasks):
    """Registers a function that takes the name of the data and gives one without parameters, which is timed."""

    def register(prepare):
        for task in names_of_tasks:
            tasks[name, task] = prepare
        return prepare

    return register


def bytes_of(name):
    return (folder / name).read_bytes()


def numbers(name, dtype):
    return np.fromfile(folder / name, dtype=dtype)


def sum_of_f1(matrix):
    """The metrics of classes that their counts give at once; the sum of the F1 is what contestants are compared by."""
    hits = np.diag(matrix).astype(float)
    condition = matrix.sum(axis=1)
    prediction = matrix.sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        precision = hits / prediction
        recall = hits / condition
        specificity = 1 - (prediction - hits) / (matrix.sum() - condition)
        f1 = 2 * hits / (condition + prediction)
    assert len(precision) == len(recall) == len(specificity)
    return float(f1.sum())


def bincount_of(truth, predicted, classes):
    return np.bincount(truth * classes + predicted, minlength=classes * classes).reshape(classes, classes)


@contestant("numpy bincount", "codes")
def numpy_codes(data):
    truth = numbers(f"{data}.truth.i32", np.int32)
    predicted = numbers(f"{data}.predicted.i32", np.int32)

    def run():
        classes = int(max(truth.max(), predicted.max())) + 1
        return sum_of_f1(bincount_of(truth, predicted, classes))

    return run


@contestant("forty digits", "groupings")
def exact_groupings(data):
    truth, predicted = (numbers(f"{data}.{side}.i32", np.int32).tolist() for side in ("truth", "predicted"))
    return lambda: measures_of_groupings(truth, predicted)


def fast_delong_placements(scores, positives):
    """Placement values by midranks; positive cases come first (Sun and Xu 2014)."""

    def midranks(values):
        _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
        last = np.cumsum(counts)
        return (last - (counts - 1) / 2)[inverse]

    together = midranks(scores)
    negatives = len(scores) - positives
    of_positives = (together[:positives] - midranks(scores[:positives])) / negatives
    of_negatives = 1 - (together[positives:] - midranks(scores[positives:])) / positives
    return of_positives, of_negatives


@contestant("numpy", "delong")
def numpy_delong(data):
    truth = numbers(f"{data}.truth.u8", np.uint8)
    models = [numbers(f"{data}.{model}.f64", np.float64) for model in range(2)]

    def run():
        order = np.argsort(1 - truth, kind="stable")
        positives = int(truth.sum())
        placements = [fast_delong_placements(scores[order], positives) for scores in models]
        covariance = sum(
            np.cov(np.stack([placement[side] for placement in placements])) / len(placements[0][side])
            for side in range(2)
        )
        difference = placements[0][0].mean() - placements[1][0].mean()
        variance = covariance[0, 0] + covariance[1, 1] - 2 * covariance[0, 1]
        return float(difference / np.sqrt(variance))

    return run


try:
    import pandas
except ImportError:
    pandas = None

if pandas is not None:

    @contestant("pandas + bincount", "labels")
    def pandas_labels(data):
        text = bytes_of(f"{data}.csv")

        def run():
            table = pandas.read_csv(io.BytesIO(text))
            truth, names = pandas.factorize(table["truth"])
            predicted = pandas.Index(names).get_indexer(table["predicted"])
            return sum_of_f1(bincount_of(truth, predicted, len(names)))

        return run


try:
    import sklearn
    from sklearn import metrics
except ImportError:
    sklearn = None

if sklearn is not None:

    def class_metrics(truth, predicted):
        matrix = metrics.confusion_matrix(truth, predicted)
        report = metrics.classification_report(truth, predicted, zero_division=0, output_dict=True)
        return len(matrix) * report["macro avg"]["f1-score"]

    def curves_and_areas(truth, scores):
        metrics.roc_curve(truth, scores, drop_intermediate=False)
        metrics.precision_recall_curve(truth, scores)
        return [metrics.roc_auc_score(truth, scores), metrics.average_precision_score(truth, scores)]

    @contestant("scikit-learn", "labels")
    def sklearn_labels(data):
        lines = bytes_of(f"{data}.csv").decode().split("\n")[1:-1]
        truth, predicted = (np.array(column) for column in zip(*(line.split(",") for line in lines)))
        return lambda: class_metrics(truth, predicted)

    @contestant("scikit-learn", "codes")
    def sklearn_codes(data):
        truth = numbers(f"{data}.truth.i32", np.int32)
        predicted = numbers(f"{data}.predicted.i32", np.int32)
        return lambda: class_metrics(truth, predicted)

    @contestant("scikit-learn", "scores")
    def sklearn_scores(data):
        truth = numbers(f"{data}.truth.u8", np.uint8)
        scores = numbers(f"{data}.0.f64", np.float64)
        return lambda: curves_and_areas(truth, scores)

    if pandas is not None:

        @contestant("scikit-learn, pandas' reader", "models")
        def sklearn_models(data):
            text = bytes_of(f"{data}.csv")

            def run():
                table = pandas.read_csv(io.BytesIO(text))
                truth = table["truth"]
                return sum(
                    metrics.accuracy_score(truth, table[model]) + metrics.f1_score(truth, table[model], average="macro")
                    for model in table.columns[1:]
                )

            return run

        @contestant("scikit-learn, pandas' reader", "scores-from-text")
        def sklearn_score_text(data):
            text = bytes_of(f"{data}.csv")

            def run():
                table = pandas.read_csv(io.BytesIO(text))
                return curves_and_areas(table["label"], table["score"])

            return run

    @contestant("scikit-learn", "groupings", "groupings-without-chance")
    def sklearn_groupings(data):
        truth = numbers(f"{data}.truth.i32", np.int32)
        predicted = numbers(f"{data}.predicted.i32", np.int32)

        def run_without_chance():
            information = metrics.mutual_info_score(truth, predicted)
            entropies = metrics.cluster.entropy(truth) + metrics.cluster.entropy(predicted)
            return [
                float(information),
                float(entropies - 2 * information),
                float(metrics.normalized_mutual_info_score(truth, predicted)),
                float(metrics.adjusted_rand_score(truth, predicted)),
            ]

        def run():
            return [*run_without_chance(), float(metrics.adjusted_mutual_info_score(truth, predicted))]

        return {"groupings": run, "groupings-without-chance": run_without_chance}

    @contestant("scikit-learn", "probabilities")
    def sklearn_probabilities(data):
        truth = numbers(f"{data}.truth.i32", np.int32)
        probabilities = numbers(f"{data}.f64", np.float64).reshape(len(truth), -1)

        def run():
            area = metrics.roc_auc_score(truth, probabilities, multi_class="ovr")
            return [metrics.log_loss(truth, probabilities), area]

        return run

    @contestant("scikit-learn", "bootstrap")
    def sklearn_bootstrap(data):
        truth = numbers(f"{data}.truth.u8", np.uint8)
        scores = numbers(f"{data}.0.f64", np.float64)
        classes = [np.flatnonzero(truth == label) for label in range(2)]

        def run():
            random = np.random.default_rng(1)
            areas = []
            for _ in range(1000):
                drawn = np.concatenate([random.choice(cases, len(cases)) for cases in classes])
                areas.append(metrics.roc_auc_score(truth[drawn], scores[drawn]))
            return float(np.std(areas, ddof=1))

        return run


LEAST_SECONDS = 0.02


def timed(run):
    milliseconds = []
    begin = time.perf_counter()
    while True:
        start = time.perf_counter()
        result = run()
        now = time.perf_counter()
        milliseconds.append(1000 * (now - start))
        if now - begin >= LEAST_SECONDS:
            return {"milliseconds": milliseconds, "result": result}


def versions():
    packages = [np, pandas, sklearn]
    return ", ".join(f"{package.__name__} {package.__version__}" for package in packages if package is not None)


prepared_data = None
prepared = {}
for line in sys.stdin:
    name, task, data = line.rstrip("\n").split("\t")
    if task == "versions":
        print(json.dumps({"result": versions()}), flush=True)
        continue
    if (name, task) not in tasks:  # without its package
        print(json.dumps({"isAbsent": True}), flush=True)
        continue
    try:
        if data != prepared_data:
            prepared_data, prepared = data, {}
        if (name, task) not in prepared:
            run = tasks[name, task](data)
            prepared[name, task] = run[task] if isinstance(run, dict) else run
        gc.collect()
        answer = timed(prepared[name, task])
    except Exception as error:
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
