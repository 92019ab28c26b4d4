#include "doubts/grades.hpp"

#include <algorithm>
#include <string_view>

#include "data/ascii.hpp"
#include "data/plain_letters.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Scales from the lowest rank up. "," separates ranks, "|" words of the same rank. All words are
/// in small letters without accents.
constexpr std::string_view scales[] = {
    // Sizes and amounts
    "none|no|zero,trace,very low|minimal,low|small|little|few,medium|moderate|mid|middle|average|"
    "normal|some|intermediate,high|large|big|much|many,very high|huge|extreme|severe|critical",
    "ninguno|ninguna|nulo|nula,muy bajo|muy baja,bajo|baja|pequeno|pequena|poco|poca,medio|media|"
    "mediano|mediana|moderado|moderada|normal|intermedio|intermedia,alto|alta|grande|mucho|mucha,"
    "muy alto|muy alta|enorme|critico|critica",
    "kein|keine|keiner,sehr niedrig|sehr gering|sehr klein,niedrig|gering|klein|wenig,mittel|"
    "mittelgross|mittelgroß|mittlere|massig|mäßig|maßig|normal,hoch|gross|groß|viel,sehr hoch|sehr "
    "gross|sehr groß|kritisch",
    "aucun|aucune|nul|nulle,tres faible|tres petit|tres "
    "bas,faible|petit|petite|bas|basse|peu,moyen|"
    "moyenne|modere|moderee|normal|normale,eleve|elevee|grand|grande|fort|forte|haut|haute,tres "
    "eleve|tres elevee|tres grand|tres fort|critique",
    "xxs,xs,s,m,l,xl,xxl|2xl,xxxl|3xl,4xl,5xl",
    "tiny,small,medium,large,huge",
    // Severity
    "absent|none|healthy|normal|no,minimal|very mild|questionable,mild|slight,moderate,severe|"
    "serious,very severe|proliferative|critical|extreme,fatal|dead|death",
    "ausente|sano|sana|normal,muy "
    "leve,leve|ligero|ligera,moderado|moderada,grave|severo|severa,muy "
    "grave|critico|critica,mortal|fatal",
    "gesund|normal|keine,sehr leicht,leicht,mittel|mittelschwer|massig,schwer,sehr schwer|kritisch,"
    "todlich",
    "absent|absente|sain|saine|normal|normale,tres leger|tres legere,leger|legere|benin|benigne,"
    "modere|moderee|moyen|moyenne,grave|severe,tres grave|critique,mortel|mortelle",
    "benign,uncertain|atypical|borderline,malignant",
    // Quality
    "very bad|very "
    "poor|terrible|awful,bad|poor,fair|average|ok|okay|acceptable|neutral|satisfactory|"
    "sufficient|medium,good,very good|great,excellent|outstanding|ideal|best",
    "fair,good,very good,premium,ideal",
    "muy malo|muy mala|pesimo,malo|mala,regular|aceptable|suficiente|normal,bueno|buena|bien,muy "
    "bueno|muy buena|notable,excelente|sobresaliente",
    "suspenso|insuficiente,suficiente|aprobado,bien,notable,sobresaliente,matricula de honor",
    "sehr "
    "schlecht|ungenugend,schlecht|mangelhaft,ausreichend,mittelmassig|mittelmaßig|befriedigend|"
    "neutral,gut,sehr gut|ausgezeichnet",
    "tres mauvais|tres mauvaise|nul,mauvais|mauvaise|insuffisant,moyen|moyenne|passable|correct|"
    "acceptable,assez bien,bon|bonne|bien,tres bon|tres bonne|tres bien,excellent|excellente",
    "negative,neutral,positive",
    "very negative,negative,neutral,positive,very positive",
    "bronze,silver,gold,platinum,diamond",
    // Answers
    "strongly disagree|completely disagree|totally disagree,disagree,somewhat disagree|slightly "
    "disagree,neutral|neither agree nor disagree|undecided|not sure|neither,somewhat "
    "agree|slightly "
    "agree,agree,strongly agree|completely agree|totally agree",
    "totalmente en desacuerdo|muy en desacuerdo,en desacuerdo|desacuerdo,neutral|ni de acuerdo ni "
    "en "
    "desacuerdo|indiferente,de acuerdo|acuerdo,totalmente de acuerdo|muy de acuerdo",
    "stimme uberhaupt nicht zu|stimme gar nicht zu|trifft uberhaupt nicht zu|trifft nicht "
    "zu,stimme "
    "nicht zu|stimme eher nicht zu|trifft eher nicht zu|lehne ab,neutral|weder noch|teils "
    "teils|teils/"
    "teils|unentschieden,stimme eher zu|trifft eher zu,stimme zu,stimme voll zu|stimme voll und "
    "ganz "
    "zu|trifft zu|trifft voll zu|trifft voll und ganz zu",
    "pas du tout d'accord|tout a fait en desaccord|fortement en desaccord,plutot pas d'accord|pas "
    "d'accord|en desaccord,neutre|ni d'accord ni pas d'accord|indecis,plutot "
    "d'accord,d'accord,tout a "
    "fait d'accord|fortement d'accord",
    "very dissatisfied|very unsatisfied,dissatisfied|unsatisfied,neutral,satisfied,very satisfied",
    "muy insatisfecho,insatisfecho,neutral,satisfecho,muy satisfecho",
    "sehr unzufrieden,unzufrieden,neutral,zufrieden,sehr zufrieden",
    "tres insatisfait,insatisfait,neutre,satisfait,tres satisfait",
    "very unlikely,unlikely,neutral|possible,likely,very likely",
    "very unhappy,unhappy,neutral,happy,very happy",
    "not at all,a little|slightly,somewhat|moderately,very|quite a bit,extremely",
    // How often
    "never,almost never|hardly ever|very rarely,rarely|seldom,sometimes|occasionally,often|"
    "frequently,usually|very often,almost always,always",
    "nunca,casi nunca,raramente|rara vez,a veces|algunas veces|ocasionalmente,a menudo|"
    "frecuentemente|muchas veces,casi siempre,siempre",
    "nie|niemals,fast nie,selten,manchmal|gelegentlich,oft|haufig,meistens|sehr oft,fast "
    "immer,immer",
    "jamais,presque jamais,rarement,parfois|quelquefois|de temps en temps,souvent,tres souvent|la "
    "plupart du temps,presque toujours,toujours",
    // Education and age
    "none,primary|elementary,secondary|high school,bachelor|bachelors|undergraduate,master|masters|"
    "graduate,phd|doctorate",
    "ninguno,primaria,secundaria,bachillerato,grado|universitario|universitaria,master,doctorado",
    "infant|baby,toddler,child,teen|teenager|adolescent,young adult|young,adult|middle aged|middle "
    "age,senior|old|elderly",
    "beginner|novice,intermediate,advanced,expert",
    "principiante,intermedio,avanzado,experto",
    "anfanger,fortgeschritten|fortgeschrittene,experte",
    "debutant,intermediaire,avance,expert",
    "easy,medium|moderate|normal,hard|difficult,very hard|very difficult|expert",
    "facil,medio|media|normal,dificil,muy dificil",
    "einfach|leicht,mittel,schwierig|schwer,sehr schwer|sehr schwierig",
    "facile,moyen|moyenne,difficile,tres difficile",
    "cold,cool,mild|warm,hot",
    // Calendar
    "january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|"
    "sept,october|oct,november|nov,december|dec",
    "enero|ene,febrero|feb,marzo|mar,abril|abr,mayo|may,junio|jun,julio|jul,agosto|ago,septiembre|"
    "sep|setiembre,octubre|oct,noviembre|nov,diciembre|dic",
    "januar|jan,februar|feb,marz|mrz,april|apr,mai,juni|jun,juli|jul,august|aug,september|sep,"
    "oktober|okt,november|nov,dezember|dez",
    "janvier|janv,fevrier|fevr,mars,avril|avr,mai,juin,juillet|juil,aout,septembre|sept,octobre|"
    "oct,"
    "novembre|nov,decembre|dec",
    "monday|mon,tuesday|tue,wednesday|wed,thursday|thu,friday|fri,saturday|sat,sunday|sun",
    "lunes|lun,martes|mar,miercoles|mie,jueves|jue,viernes|vie,sabado|sab,domingo|dom",
    "montag|mo,dienstag|di,mittwoch|mi,donnerstag|do,freitag|fr,samstag|sa|sonnabend,sonntag|so",
    "lundi|lun,mardi|mar,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam,dimanche|dim",
    // Numbers as words
    "zero,one,two,three,four,five,six,seven,eight,nine,ten",
    "cero,uno|una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez",
    "null,eins,zwei,drei,vier,funf,sechs,sieben,acht,neun,zehn",
    "zero,un|une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix",
    "first,second,third,fourth,fifth",
    "primero|primera,segundo|segunda,tercero|tercera,cuarto|cuarta,quinto|quinta",
    "erste|erster,zweite|zweiter,dritte|dritter,vierte|vierter,funfte|funfter",
    "premier|premiere,deuxieme|second,troisieme,quatrieme,cinquieme",
};

/// The label in small letters without accents, with single blanks between words.
std::string as_word(const std::string& label) {
  std::string word;
  for (const char c : in_plain_letters(label)) {
    const bool is_blank = c == ' ' || c == '_' || c == '-' || c == '\t';
    if (!is_blank) {
      word += c;
    } else if (!word.empty() && word.back() != ' ') {
      word += ' ';
    }
  }
  while (!word.empty() && (word.back() == ' ' || word.back() == '.')) word.pop_back();
  return word;
}

/// Calls `visit` with each piece of a list.
template <class Visit>
void each(std::string_view list, char mark, Visit visit) {
  while (true) {
    const std::size_t end = list.find(mark);
    visit(list.substr(0, end));
    if (end == std::string_view::npos) return;
    list.remove_prefix(end + 1);
  }
}

/// Rank of a word, from 0; −1 if the scale does not have it.
int rank_in(std::string_view scale, std::string_view word) {
  int rank = 0, found = -1;
  each(scale, ',', [&](std::string_view words) {
    each(words, '|', [&](std::string_view one) {
      if (one == word) found = rank;
    });
    ++rank;
  });
  return found;
}

/// Value of a Roman number up to 39, such as 4 for "iv"; 0 for anything else.
int roman(std::string_view word) {
  int sum = 0;
  const auto value = [](char c) { return c == 'i' ? 1 : c == 'v' ? 5 : c == 'x' ? 10 : 0; };
  for (std::size_t at = 0; at < word.size(); ++at) {
    const int one = value(word[at]);
    if (one == 0) return 0;
    const bool is_subtracted = at + 1 < word.size() && value(word[at + 1]) > one;
    sum += is_subtracted ? -one : one;
  }
  return sum;
}

/// Ranks of labels that share all words but a Roman number: "stage I", "stage II". Empty for
/// others.
std::vector<int> roman_grades(const std::vector<std::string>& words) {
  std::vector<int> grades;
  const std::string_view first = words.front();
  const std::string_view common = first.substr(0, first.rfind(' ') + 1);
  for (const std::string_view word : words) {
    const int grade = word.starts_with(common) ? roman(word.substr(common.size())) : 0;
    if (grade == 0) return {};
    grades.push_back(grade);
  }
  return grades;
}

bool are_different(std::vector<int> grades) {
  put_in_order(grades);
  return std::adjacent_find(grades.begin(), grades.end()) == grades.end();
}

}  // namespace

std::optional<std::vector<int>> grades_of(const std::vector<std::string>& labels) {
  std::vector<std::string> words;
  for (const std::string& label : labels) words.push_back(as_word(label));
  for (const std::string_view scale : scales) {
    std::vector<int> grades;
    for (const std::string& word : words) {
      const int rank = rank_in(scale, word);
      if (rank < 0) break;
      grades.push_back(rank);
    }
    if (grades.size() == words.size() && are_different(grades)) return grades;
  }
  std::vector<int> grades = roman_grades(words);
  if (grades.empty() || !are_different(grades)) return std::nullopt;
  return grades;
}

}  // namespace deconfuse
