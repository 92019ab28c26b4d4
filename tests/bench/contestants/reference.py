"""Measures of two groupings in forty digits, by which the error of all others is known."""

from collections import Counter
from decimal import Decimal, getcontext
from fractions import Fraction
from math import comb

getcontext().prec = 40
NEGLIGIBLE = Decimal("1e-36")


class Logarithms(dict):
    def __missing__(self, number):
        self[number] = Decimal(number).ln()
        return self[number]


def expected_information(rows, columns, total, ln):
    """The mean of the mutual information, in nats, over all tables with these margins (Vinh, Epps and Bailey 2010)."""
    expected = Decimal(0)
    columns = sorted(columns.items())
    for row, times_row in rows.items():
        none, drawn = Decimal(1), 0  # the probability that a group of `drawn` cases has none of the row's
        for column, times_column in columns:
            while drawn < column:
                none *= Decimal(total - row - drawn) / (total - drawn)
                drawn += 1
            probability = none
            of_pair = Decimal(0)
            for count in range(1, min(row, column) + 1):
                probability *= Decimal((row - count + 1) * (column - count + 1)) / (
                    count * (total - row - column + count)
                )
                of_pair += count * (ln[total] + ln[count] - ln[row] - ln[column]) * probability
                if probability < NEGLIGIBLE and count * total > row * column:
                    break
            expected += times_row * times_column * of_pair
    return expected / total


def measures_of_groupings(truth, predicted):
    """MI, VI, NMI and ARI, then AMI, of two lists of codes; arithmetic means of the entropies."""
    ln = Logarithms()
    total = len(truth)
    cells = Counter(Counter(zip(truth, predicted)).values())
    rows = Counter(Counter(truth).values())
    columns = Counter(Counter(predicted).values())

    def entropy(counts):
        return ln[total] - sum(times * count * ln[count] for count, times in counts.items()) / total

    def pairs(counts):
        return sum(times * comb(count, 2) for count, times in counts.items())

    mean_entropy = (entropy(rows) + entropy(columns)) / 2
    information = 2 * mean_entropy - entropy(cells)
    by_chance = Fraction(pairs(rows) * pairs(columns), comb(total, 2))
    rand = (pairs(cells) - by_chance) / (Fraction(pairs(rows) + pairs(columns), 2) - by_chance)
    expected = expected_information(rows, columns, total, ln)
    measures = [
        information,
        2 * (mean_entropy - information),
        information / mean_entropy,
        rand,
        (information - expected) / (mean_entropy - expected),
    ]
    return [float(measure) for measure in measures]
