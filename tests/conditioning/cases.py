"""Prints cases.json: inputs in which digits cancel, and their values from exact fractions and 60 digits.

python3 tests/conditioning/cases.py > tests/conditioning/cases.json, with mpmath 1.2.1 (Debian's python3-mpmath).
Written from the definitions, not from the formulas of cpp: nothing is rearranged, the digits are there instead.
"""

import json
import random
from fractions import Fraction
from math import comb

from mpmath import betainc, erfc, exp, gammainc, log, mp, mpf, nstr, quad, sqrt

mp.dps = 60
cases = []


def number(value):
    """A fraction or a float, without rounding, or a number of 60 digits."""
    return mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mpf(value)


def rounded(value):
    return float(nstr(number(value), 40))


def add(name, kind, given, values, options=None):
    expected = {
        id: [rounded(one) for one in value] if isinstance(value, list) else rounded(value)
        for id, value in values.items()
    }
    cases.append({'name': name, 'kind': kind, 'input': given, 'options': options or {}, 'expected': expected})


def entropy(counts):
    total = sum(counts)
    return -sum(mpf(n) / total * log(mpf(n) / total) for n in counts if n) / log(2)


def chi_squared_tail(x, degrees):
    return gammainc(mpf(degrees) / 2, number(x) / 2, regularized=True)


def relative_entropy(p, q):
    return sum(number(a) * log(number(a) / number(b)) for a, b in zip(p, q) if a) / log(2)


def kappa(table, weight):
    size = range(len(table))
    total = sum(map(sum, table))
    rows = [sum(row) for row in table]
    columns = [sum(column) for column in zip(*table)]
    seen = sum(weight(i, j) * table[i][j] for i in size for j in size)
    by_chance = sum(weight(i, j) * Fraction(rows[i] * columns[j], total) for i in size for j in size)
    return 1 - seen / by_chance


def of_matrix(table):
    """What is asked of every matrix of whole counts."""
    size = range(len(table))
    N = sum(map(sum, table))
    rows = [sum(row) for row in table]
    columns = [sum(column) for column in zip(*table)]
    right = sum(table[i][i] for i in size)
    cells = [n for row in table for n in row]
    H, H_predicted, H_joint = entropy(rows), entropy(columns), entropy(cells)
    I = H + H_predicted - H_joint
    chi = sum(Fraction(table[i][j] * N - rows[i] * columns[j]) ** 2 / (N * rows[i] * columns[j]) for i in size for j in size)
    degrees = (len(table) - 1) ** 2
    G = 2 * N * I * log(2)
    p = [Fraction(n, N) for n in rows]
    q = [Fraction(n, N) for n in columns]
    middle = [(a + b) / 2 for a, b in zip(p, q)]
    pairs = lambda counts: sum(n * (n - 1) // 2 for n in counts)
    by_chance = Fraction(pairs(rows) * pairs(columns), pairs([N]))
    covariance = right * N - sum(a * b for a, b in zip(rows, columns))
    spread = lambda counts: N * N - sum(n * n for n in counts)
    pooled = [Fraction(a + b, 2 * N) for a, b in zip(rows, columns)]
    accuracy = Fraction(right, N)
    scott = sum(share**2 for share in pooled)
    gwet = sum(share * (1 - share) for share in pooled) / (len(table) - 1)
    recalls = [Fraction(table[i][i], rows[i]) for i in size]
    return {
        'accuracy': accuracy,
        'error_rate': 1 - accuracy,
        'balanced_accuracy': sum(recalls) / len(table),
        'cohen_kappa': kappa(table, lambda i, j: int(i != j)),
        'cohen_kappa_linear': kappa(table, lambda i, j: abs(i - j)),
        'cohen_kappa_quadratic': kappa(table, lambda i, j: (i - j) ** 2),
        'scott_pi': (accuracy - scott) / (1 - scott),
        'gwet_ac1': (accuracy - gwet) / (1 - gwet),
        'matthews_correlation': covariance / sqrt(mpf(spread(rows)) * spread(columns)),
        'chi_squared': chi,
        'chi_squared_p_value': chi_squared_tail(chi, degrees),
        'g_squared': G,
        'g_squared_p_value': chi_squared_tail(G, degrees),
        'cramers_v': sqrt(number(chi) / N / (len(table) - 1)),
        'entropy_true': H,
        'entropy_predicted': H_predicted,
        'joint_entropy': H_joint,
        'conditional_entropy_true_given_predicted': H_joint - H_predicted,
        'conditional_entropy_predicted_given_true': H_joint - H,
        'mutual_information': I,
        'variation_of_information': 2 * H_joint - H - H_predicted,
        'normalized_mutual_information_arithmetic': 2 * I / (H + H_predicted),
        'homogeneity': I / H,
        'completeness': I / H_predicted,
        'v_measure': 2 * I / (H + H_predicted),
        'kl_divergence': relative_entropy(p, q),
        'kl_divergence_reverse': relative_entropy(q, p),
        'jensen_shannon_divergence': (relative_entropy(p, middle) + relative_entropy(q, middle)) / 2,
        'adjusted_rand_index': (pairs(cells) - by_chance) / (Fraction(pairs(rows) + pairs(columns), 2) - by_chance),
    }


def matrix(name, table, more=None):
    names = [f'c{at}' for at in range(len(table))]
    add(name, 'matrix', {'matrix': table, 'classes': names}, {**of_matrix(table), **(more or {})})


matrix('counts whose sum is 2^53 − 4', [[2**52 - 1, 3], [5, 2**52 - 11]])
matrix('nearly independent, a million each', [[1000003, 1000001], [999998, 1000002]])
matrix('nearly independent, a thousand each', [[501, 500], [500, 500]])
matrix('nearly independent, fifty thousand each', [[50001, 50000], [50000, 50000]])
matrix('nearly independent, 10^9 in all', [[123456789, 246913579], [271604937, 543209876]])
matrix('nearly independent, five classes', [[1000 * (i + 1) * (j + 2) + (i * 7 + j * 3) % 5 for j in range(5)] for i in range(5)])
matrix('nearly perfect', [[10**12, 1], [2, 10**12 + 5]])
matrix('nearly perfect, of a rare class', [[10**14, 3], [1, 40]])
matrix('as independent as whole counts can be', [[10**14, 10**7 + 1], [10**7, 1]])
matrix('margins that are nearly alike', [[500000, 200001, 300000], [200000, 400000, 100003], [300000, 100001, 600000]])
matrix('two and a half million, few of them in the first row', [[36, 63], [2421875, 47128]])
matrix('G² far in the tail', [[400, 90], [70, 500]])


def fisher(a, b, c, d):
    """Of tables by their ways, which are whole numbers; each has those of the one before it."""
    row, column, total = a + b, a + c, a + b + c + d
    fewest = max(0, row + column - total)
    ways = [comb(column, fewest) * comb(total - column, row - fewest)]
    for k in range(fewest, min(row, column)):
        ways.append(ways[-1] * (column - k) * (row - k) // ((k + 1) * (total - column - row + k + 1)))
    observed = ways[a - fewest]
    return Fraction(sum(way for way in ways if way <= observed), sum(ways))


def binomial_tail(k, n, p):
    """P(X >= k) of a fraction p = s/t: ways in t^n."""
    s, t = p.numerator, p.denominator
    term = comb(n, k) * s**k * (t - s) ** (n - k)
    total = 0
    for x in range(k, n + 1):
        total += term
        term = term * (n - x) * s // ((x + 1) * (t - s))
    return mpf(total) / mpf(t) ** n


for name, table in [
    ('Fisher, p about 1e-300', [[530, 6], [5, 520]]),
    ('Fisher, p about 1e-100', [[1200, 700], [500, 1500]]),
    ('Fisher, p near 1', [[3000, 3001], [3002, 3003]]),
]:
    (a, b), (c, d) = table
    N = a + b + c + d
    largest = Fraction(max(a + b, c + d), N)
    more = {'fisher_exact_p_value': fisher(a, b, c, d), 'accuracy_p_value': binomial_tail(a + d, N, largest)}
    matrix(name, table, more)

for first, second in [(1000, 5), (520, 480), (7, 1015), (10000, 9700), (12, 12)]:
    n, larger = first + second, max(first, second)
    tail = lambda k: binomial_tail(k, n, Fraction(1, 2))
    statistic = Fraction((first - second) ** 2, n)
    corrected = Fraction(max(abs(first - second) - 1, 0) ** 2, n)
    add(
        f'McNemar, {first} and {second}',
        'counts',
        {'n01': first, 'n10': second},
        {
            'mcnemar_statistic': statistic,
            'mcnemar_p_value': chi_squared_tail(statistic, 1),
            'mcnemar_p_value_corrected': chi_squared_tail(corrected, 1),
            'mcnemar_exact_p_value': min(1, 2 * tail(larger)),
            'mcnemar_mid_p_value': min(1, tail(larger) + tail(larger + 1)),
        },
    )


def bernoulli_loss(truth, scores):
    return -sum(log(number(s if y else 1 - Fraction(s))) for y, s in zip(truth, scores)) / len(truth)


def of_probabilities(truth, scores):
    n = len(truth)
    share = Fraction(sum(truth), n)
    loss = bernoulli_loss(truth, scores)
    null = -number(share) * log(number(share)) - number(1 - share) * log(number(1 - share))
    brier = sum((Fraction(s) - y) ** 2 for y, s in zip(truth, scores)) / n
    return {
        'log_loss': loss,
        'brier_score': brier,
        'd2_log_loss': 1 - loss / null,
        'd2_brier': 1 - brier / (share * (1 - share)),
        'perplexity': exp(loss),
    }


def scores(name, truth, values, expected, second=None, options=None, weights=None):
    given = {'true': truth, 'scores': values, **({'scores2': second} if second else {}), **({'weights': weights} if weights else {})}
    add(name, 'scores', given, expected, options)


draw = random.Random(1)
near_one = [1 - 2.0**-53, 1 - 2.0**-52, 1 - 1e-12, 1.0, 1 - 1e-9, 1e-17, 2.0**-1074, 0.0, 1e-300, 2.0**-60]
truth = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
scores('probabilities next to 0 and 1, all right', truth, near_one, of_probabilities(truth, near_one))
wrong = [1e-300, 2.0**-1074, 1 - 2.0**-53, 0.3]
scores('probabilities next to 0 and 1, some wrong', [1, 1, 0, 0], wrong, of_probabilities([1, 1, 0, 0], wrong))
truth = [at % 2 for at in range(1000)]
guess = [0.5 + draw.uniform(-1, 1) * 1e-6 for _ in truth]
scores('probabilities that say next to nothing', truth, guess, of_probabilities(truth, guess))
shift = [0.25 if at % 4 else 0.75 for at in range(400)]
truth = [int(at % 16 < 4) if at % 4 else int(at % 16 < 12) for at in range(400)]
scores('as good as the share of the class', truth, shift, of_probabilities(truth, shift))


def placements(truth, values):
    positives = [Fraction(s) for y, s in zip(truth, values) if y]
    negatives = [Fraction(s) for y, s in zip(truth, values) if not y]
    wins = lambda s, t: Fraction(1 + (s > t) - (s < t), 2)
    return (
        [sum(wins(s, t) for t in negatives) / len(negatives) for s in positives],
        [sum(wins(s, t) for s in positives) / len(positives) for t in negatives],
    )


def covariance(first, second):
    n = len(first)
    a, b = sum(first) / n, sum(second) / n
    return sum((x - a) * (y - b) for x, y in zip(first, second)) / (n - 1)


def of_two_models(truth, first, second):
    (p1, n1), (p2, n2) = placements(truth, first), placements(truth, second)
    area = sum(p1) / len(p1)
    difference = area - sum(p2) / len(p2)
    between = lambda a, b, c, d: covariance(a, b) / len(a) + covariance(c, d) / len(c)
    variance = between(p1, p1, n1, n1)
    of_difference = between(
        [x - y for x, y in zip(p1, p2)], [x - y for x, y in zip(p1, p2)],
        [x - y for x, y in zip(n1, n2)], [x - y for x, y in zip(n1, n2)],
    )
    z = number(difference) / sqrt(number(of_difference))
    return {
        'roc_auc': area,
        'auc_variance_delong': variance,
        'auc_standard_error_delong': sqrt(number(variance)),
        'auc_difference': difference,
        'delong_z': z,
        'delong_p_value': erfc(abs(z) / sqrt(mpf(2))),
    }


truth = [int(draw.random() < 0.4) for _ in range(300)]
first = [draw.gauss(y, 1) for y in truth]
swapped = first[:]
swapped[0], swapped[7] = swapped[7], swapped[0]
scores('two models that differ in two cases', truth, first, of_two_models(truth, first, swapped), swapped)
other = [draw.gauss(0, 1) for _ in truth]
scores('a model and noise', truth, [10 * y + e for y, e in zip(truth, other)], of_two_models(truth, [10 * y + e for y, e in zip(truth, other)], other), other)
nearly = [(1 if y else 0) + (1e-15 if at % 3 else 0) for at, y in enumerate(truth)]
nearly[5] = 0.5
scores('a model that is right but for one case', truth, nearly, of_two_models(truth, nearly, first), first)


def hull(truth, values, weights):
    """Corners of the convex hull of the ROC curve, as weights of false and true positives."""
    points = [(0, 0)]
    for threshold in sorted(set(values), reverse=True):
        above = [(y, w) for y, s, w in zip(truth, values, weights) if s >= threshold]
        points.append((sum(w for y, w in above if not y), sum(w for y, w in above if y)))
    corners = []
    for x, y in points:
        while len(corners) > 1 and (corners[-1][0] - corners[-2][0]) * (y - corners[-2][1]) >= (x - corners[-2][0]) * (corners[-1][1] - corners[-2][1]):
            corners.pop()
        corners.append((x, y))
    return corners


def h_measure(truth, values, a, b, weights=None):
    """1 − L/L_0 with costs of a false positive that are Beta(a, b)."""
    corners = hull(truth, values, weights or [1] * len(truth))
    N, P = corners[-1]
    a, b = number(a), number(b)

    def loss(points):
        # Each corner is best between the costs at which its neighbours cost the same.
        edges = [mpf(1)]
        for (x, y), (u, v) in zip(points, points[1:]):
            edges.append(mpf(v - y) / ((v - y) + (u - x)))
        edges.append(mpf(0))
        total = mpf(0)
        for (x, y), high, low in zip(points, edges, edges[1:]):
            of_cost = betainc(a + 1, b, low, high, regularized=True) * a / (a + b)
            of_rest = betainc(a, b + 1, low, high, regularized=True) * b / (a + b)
            total += x * of_cost + (P - y) * of_rest
        return total

    return 1 - loss(corners) / loss([(0, 0), (N, P)])


def of_h(truth, values):
    P = sum(truth)
    n = len(truth)
    return {
        'h_measure': h_measure(truth, values, 1 + Fraction(P, n), 1 + Fraction(n - P, n)),
        'h_measure_beta22': h_measure(truth, values, Fraction(2), Fraction(2)),
        'h_measure_severity_ratio': h_measure(truth, values, Fraction(2), 1 + Fraction(n - P, P)),
    }


truth = [int(draw.random() < 0.4) for _ in range(200)]
values = [draw.gauss(y, 1) for y in truth]
scores('H-measure of a fair model', truth, values, of_h(truth, values))
truth = [1] * 1000 + [0] * 1000
values = [0.9] * 501 + [0.1] * 499 + [0.9] * 500 + [0.1] * 500
scores('H-measure of next to no model', truth, values, of_h(truth, values))
truth = [1] * 5 + [0] * 1995
values = [0.9] * 4 + [0.1] + [0.8] * 3 + [0.05] * 1992
scores('H-measure of few positives', truth, values, of_h(truth, values))
truth, values, weights = [1, 0, 1, 0], [0.9, 0.8, 0.3, 0.1], [10**9, 10**6, 10, 1]
for ratio in ('0.001', '0.0001', '1000'):
    value = h_measure(truth, values, Fraction(2), 1 + 1 / Fraction(ratio), weights)
    scores(f'H-measure of weights far apart, severity ratio {ratio}', truth, values, {'h_measure_severity_ratio': value}, options={'severityRatio': float(ratio)}, weights=weights)

truth, values = [1, 0, 0], [0.9, 0.8, 0.3]
false_positive, false_negative = 2100000001, -450000000
of_negatives = false_positive * Fraction(3, 10) / Fraction(2, 3)
of_positives = false_negative * Fraction(7, 10) / Fraction(1, 3)
threshold = of_negatives / (of_negatives + of_positives)
costs = {'costMatrix': [[0, false_positive], [false_negative, 0]], 'priors': [0.3, 0.7]}
scores('costs that nearly cancel', truth, values, {'prior_shift_threshold': threshold}, options=costs)

def one_pair_swapped(positives, negatives):
    """All positives above all negatives, but for the lowest and the highest."""
    truth, values, weights = [0, 1, 0, 1], [0.1, 0.2, 0.3, 0.4], [negatives - 1, 1, 1, positives - 1]
    area = 1 - Fraction(1, positives * negatives)
    first, second = area / (2 - area), 2 * area**2 / (1 + area)
    square = area * (1 - area) + (positives - 1) * (first - area**2) + (negatives - 1) * (second - area**2)
    expected = {'auc_standard_error_hanley_mcneil': sqrt(number(square / (positives * negatives)))}
    scores(f'{positives} and {negatives}, one pair swapped', truth, values, expected, weights=weights)


one_pair_swapped(500, 500)
one_pair_swapped(500_000, 500_000)
one_pair_swapped(1_000_000, 10)

for negative, positive in ((10**6, 0.1), (10**9, 1), (1000, 0.1)):
    u = number(Fraction(positive) / negative)
    area = 1 - log(1 + u) / u
    scores(f'a positive of {positive} below a negative of {negative}', [0, 1], [2, 1], {'pr_auc_davis_goadrich': area}, weights=[negative, positive])

scores('equal errors between points close together', [1, 0, 1], [0.9, 0.5, 0.1], {'equal_error_rate': Fraction(1, 3)}, weights=[2, 10**9, 1])
truth = [1, 0, 0, 1]
scores('equal errors on a step of a millionth', truth, [0.9, 0.8, 0.7, 0.1], {'equal_error_rate': Fraction(1, 3)}, weights=[2, 333_333, 666_667, 1])
scores('equal errors on a short step', [1, 0, 0, 0, 1], [0.9, 0.8, 0.7, 0.6, 0.1], {'equal_error_rate': Fraction(1, 3)}, weights=[2, 333_333, 1, 666_666, 1])

truth, values, weights = [1, 0], [0.75, 0.25], [999_999, 1]
share = Fraction(999_999, 10**6)
expected = {'brier_uncertainty': share * (1 - share), 'd2_brier': 1 - Fraction(1, 16) / (share * (1 - share))}
scores('one negative in a million', truth, values, expected, weights=weights)

best = {'youden_j_max': Fraction(1, 2), 'youden_threshold': 4, 'ks_statistic': Fraction(1, 2), 'roc_auc': Fraction(3, 4)}
scores('negatives of next to no weight', [0, 1, 0, 1], [1, 2, 3, 4], best, weights=[1e-15, 0.5, 1e-15, 0.5])
least = Fraction(1e-9)
f1 = 2 * least / (2 * least + Fraction(0.5) + least)
scores('a positive of next to no weight', [0, 0, 1], [3, 2, 1], {'f1_max': f1, 'f1_max_threshold': 1}, weights=[1e-9, 0.5, 1e-9])
corner = {'closest_topleft_distance': 0, 'closest_topleft_threshold': 2}
scores('next to the corner before it', [1, 1, 0], [3, 2, 1], corner, weights=[10000000.5, 0.25, 100])
scores('next to the corner before it, whole weights', [1, 1, 0], [3, 2, 1], corner, weights=[2**45, 3, 2**45])

print('[')
print(',\n'.join(json.dumps(case, ensure_ascii=False) for case in cases))
print(']')
