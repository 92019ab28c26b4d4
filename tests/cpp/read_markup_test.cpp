// Tables in HTML and LaTeX, and those that tools draw with signs.

#include <doctest/doctest.h>

#include "found_in.hpp"

using deconfuse::check;

TEST_CASE("tables of HTML") {
  check({
      {"<table><tr><td></td><td>h&#X61;m</td><td>&#x1F600; &lt;&#xzz; &#; &</td></tr>"
       "<tr><td>ham</td><td>50</td><td>2</td></tr>"
       "<tr><td>&#x1f600; <&#xzz; &#; &</td><td>3</td><td>45</td></tr></table>",
       "ham \U0001F600 <&#xzz; &#; &: 50 2 / 3 45"},
      {"<table><tr><td></td><td>New<br/>York</td><td>Los<br>Angeles</td></tr>\n"
       "<tr><td>New York</td><td>50</td><td>2</td></tr>\n"
       "<tr><td>Los<div>Angeles</div></td><td>3</td><td>45</td></tr></table>",
       "New York Los Angeles: 50 2 / 3 45"},
      {"<table><tr><th></th><th>ham</th><th>spam</th></tr><tr><th>ham</th><td>50</td><td>2</td></"
       "tr><tr><th>spam</th><td>3</td><td>45</td></tr></table>",
       "ham spam: 50 2 / 3 45"},
      {"<TABLE>\n"
       "<TR><TH></TH><TH COLSPAN=\"2\">Predicted</TH></TR>\n"
       "<TR><TH></TH><TH>ham</TH><TH>spam</TH></TR>\n"
       "<TR><TH>ham</TH><TD>50</TD><TD>2</TD></TR>\n"
       "<TR><TH>spam</TH><TD>3</TD><TD>45</TD></TR>\n"
       "</TABLE>",
       "ham spam: 50 2 / 3 45"},
      {"<table><tr><td></td><td>a &amp; b</td><td>&#xD800;c</td></tr><tr><td>a &amp; "
       "b</td><td>50</td><td>2</td></tr><tr><td>&#xD800;c</td><td>3</td><td>45</td></tr></table>",
       "a & b c: 50 2 / 3 45"},
      {"<table><tr><td></td><td>ham\n"
       "</td><td>spam\t</td></tr>\n"
       "<tr><td>ham</td><td>\n"
       "50</td><td>2</td></tr><!-- a comment -->\n"
       "<tr><td>spam</td><td>3</td><td>45 </td></tr></table>",
       "ham spam: 50 2 / 3 45"},
      {"<table><tr><th>truth</th><th>predicted</th></tr><tr><td>ham</td><td>1 < "
       "2</td></tr><tr><td>1 < 2</td><td>1 < 2</td></tr></table>",
       "1 < 2 ham: 1 0 / 1 0"},
      {"<p>Here it "
       "is.</p><table><tr><td>truth</td><td>predicted</td></tr><tr><td>&unknown;</td><td>ham</td></"
       "tr><tr><td>ham</td><td>&unknown;</td></tr><tr><td>ham</td><td>ham</td></tr></table>",
       "&unknown; ham: 0 1 / 1 1"},
  });
}

TEST_CASE("tables and matrices of LaTeX") {
  check({
      {"\\begin{tabular}{lrr}\n & a\\_1 & b\\#2 \\\\\n a\\_1 & 5\\, & 1\\quad \\\\\n"
       " b\\#2 & 0 & 4\\; \\\\\n\\end{tabular}",
       "a_1 b#2: 5 1 / 0 4"},
      {"\\begin{tabular}{lrrr}\n & ham & spam & $\\sum$ \\\\\n ham & 50 & 2 & 52 \\\\\n"
       " spam & 3 & 45 & 48\n\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{tabular}{l|rr}\n"
       "\\hline\n"
       " & ham & spam \\\\\n"
       "\\hline\n"
       "ham & 50 & 2 \\\\\n"
       "spam & 3 & 45 \\\\\n"
       "\\hline\n"
       "\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{tabular}{@{}lrr@{}}\n"
       "\\toprule\n"
       " & \\multicolumn{2}{c}{Predicted} \\\\\n"
       "\\cmidrule(lr){2-3}\n"
       "Actual & ham & spam \\\\\n"
       "\\midrule\n"
       "ham & 50 & 2 \\\\\n"
       "spam & 3 & 45 \\\\\n"
       "\\bottomrule\n"
       "\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{tabular}{llrr}\n"
       " & & \\multicolumn{2}{c}{Predicted} \\\\\n"
       " & & ham & spam \\\\\n"
       "\\multirow{2}{*}{Actual} & ham & 50 & 2 \\\\\n"
       " & spam & 3 & 45 \\\\\n"
       "\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{tabular}[t]{lrrr}\n"
       " & ham & spam & $\\Sigma$ \\\\\n"
       "ham & 50 & 2 & 52 \\\\\n"
       "spam & 3 & 45 & 48 \\\\\n"
       "$\\sum$ & 53 & 47 & 100 \\tabularnewline\n"
       "\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{bmatrix} 50 & 2 \\cr 3 & 45 \\end{bmatrix}", "1 2: 50 2 / 3 45"},
      {"\\begin{tabular}{lrr}\n"
       " & a\\_b & c\\&d \\\\\n"
       "a\\_b & 50 & 2 \\\\\n"
       "c\\&d & 3 & 45 \\\\\n"
       "\\end{tabular}",
       "a_b c&d: 50 2 / 3 45"},
      {"\\begin{tabular}{lrr}\n"
       " & \\textbf{ham} & \\textit{spam} \\\\\n"
       "\\textbf{ham} & \\num{50} & 2 \\\\\n"
       "\\textit{spam} & 3 & 45~ \\\\\n"
       "\\end{tabular}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{pmatrix} 1/2 & \\frac{1}{4} \\\\ \\tfrac14 & 0 \\end{pmatrix}",
       "1 2: 0.5 0.25 / 0.25 0"},
      {"\\begin{tabular}{lrr}\n"
       " & ham & spam \\\\\n"
       "ham & 50 & \\dots \\\\\n"
       "spam & 3 & 45 \\\\\n"
       "\\end{tabular}",
       "shortened-print"},
      {"\\begin{array}{c|cc}\n"
       " & + & - \\\\ \\hline\n"
       "+ & 50 & 2 \\\\\n"
       "- & 3 & 45\n"
       "\\end{array}",
       "+ -: 50 2 / 3 45"},
      {"\\begin{tabular}{lrr}\n"
       " & ham & spam \\\\\n"
       "ham & 50 & 2 \\\\",
       "unclosed-environment"},
      {"\\begin{longtable}{lrr}\n"
       " & ham & spam \\\\\\endhead\n"
       "ham & 50 & 2 \\\\\n"
       "spam & 3 & 45 \\\\\n"
       "\\end{longtable}",
       "ham spam: 50 2 / 3 45"},
      {"\\begin{table}\n"
       "\\caption{Confusion matrix}\n"
       "\\begin{tabular}{lcc}\n"
       " & Predicted \\texttt{no} & Predicted \\texttt{yes} \\\\\n"
       "Actual \\texttt{no} & 50 & 2 \\\\\n"
       "Actual \\texttt{yes} & 3 & 45\n"
       "\\end{tabular}\n"
       "\\end{table}",
       "no yes: 50 2 / 3 45"},
      {"C = \\left( \\begin{matrix} 50 & 2 \\\\ 3 & 45 \\end{matrix} \\right)", "1 2: 50 2 / 3 45"},
      {"\\[\n"
       "\\begin{array}{|c|c|c|}\n"
       "\\hline\n"
       " & P & N \\\\\n"
       "\\hline\n"
       "P' & 50 & 2 \\\\\n"
       "N' & 3 & 45 \\\\\n"
       "\\hline\n"
       "\\end{array}\n"
       "\\]",
       "P' N': 50 2 / 3 45"},
  });
}

TEST_CASE("tables whose lines are drawn with signs") {
  check({
      {"  a  b   <-- classified as\n"
       " 50  2 |  a = ham\n"
       "  3 45 |  b = spam\n"
       "\n"
       "  a  b   <-- classified as\n"
       " 40  2 |  a = ham\n"
       "  3 45 |  b = spam",
       "ham spam: 40 2 / 3 45"},
      {"  a  b   <-- classified as\n"
       " 50  2 |  a = ham",
       "shortened-print"},
      {"          |  ham spam |\n"
       "----------+-----------+\n"
       "     ham  |   50    2 |\n"
       "    spam  |    3   45 |\n"
       "----------+-----------+",
       "ham spam: 50 2 / 3 45"},
      {"     |  0  1 \n"
       "-----+-------\n"
       "   0 | 50  2\n"
       "   1 |  3 45",
       "0 1: 50 2 / 3 45"},
      {"  Cell Contents\n"
       "|-------------------------|\n"
       "|                       N |\n"
       "|-------------------------|\n"
       "\n"
       "\n"
       "Total Observations in Table:  100\n"
       "\n"
       "\n"
       "             | predicted\n"
       "       truth |       ham |      spam | Row Total |\n"
       "-------------|-----------|-----------|-----------|\n"
       "         ham |        50 |         2 |        52 |\n"
       "-------------|-----------|-----------|-----------|\n"
       "        spam |         3 |        45 |        48 |\n"
       "-------------|-----------|-----------|-----------|\n"
       "Column Total |        53 |        47 |       100 |\n"
       "-------------|-----------|-----------|-----------|",
       "ham spam: 50 2 / 3 45"},
      {"       |    l    l |\n"
       "       |    o    p |\n"
       "       |    c    e |\n"
       "-------+-----------+\n"
       "   loc |<  50>   2 |\n"
       "   per |    3 < 45>|\n"
       "-------+-----------+\n"
       "(row = reference; col = test)",
       "loc per: 50 2 / 3 45"},
  });
}
