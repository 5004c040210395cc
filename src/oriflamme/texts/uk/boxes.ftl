# Коробки, колоди, лінії, родини й слова гри — як підписи. До гравця звертаємося на «ви».
#
# Словничок: одне слово — одне значення.
#   queue        черга                              pile       місце; дві карти або більше: стос
#   hidden       прихована                          revealed   відкрита
#   wait         чекати                             reveal     відкрити
#   influence    вплив (1 очко, 2 очки впливу)      stock      скарбниця гравця
#   pot          банк карти                         supply     запас
#   eliminate    усунути                            discard    скинути; discard pile: скид
#   adjacent     сусідня                            set aside  відкладена
#   family       родина                             owner      родина, зображена на карті
#   character    персонаж                           intrigue   інтрига
#   bribed       підкуплена                         verdict token   жетон вироку
#   ability      властивість                        kept       залишена собі
#   round        раунд                              top card, covered    верхня карта, накрита
# Імена гравців не відмінюємо: чужа карта — «Солдат (Анна, № 3)».

## Сама мова

language-name = Українська

## Коробки

box-base = Орифлама
box-ablaze = Орифлама: Полум’я
box-alliance = Орифлама: Альянс

## Колоди: коробки, готові добірки й жеребкування

deck-base = Орифлама
    .about = Базова гра: лучниці, спадкоємці й тінь за кожною картою.
deck-ablaze = Полум’я
    .about = Друга гра: хабарі, близнюки й давні рахунки.
deck-alliance = Альянс
    .about = Третя гра: угоди, вироки й друзі на один день.
deck-court = Двір
    .about = Королева, Принц і ті, хто мітить на їхнє місце.
deck-tribunal = Трибунал
    .about = Судді, Злочинці й підписи під Угодою.
deck-blood = Кров
    .about = Усюди клинки; ніхто не затримується в черзі надовго.
deck-masks = Маски
    .about = Ніхто не є тим, ким здається.
deck-random = Здивуйте нас
    .about = По одній карті з кожної лінії, навмання.
deck-any = Що завгодно
    .about = Десять карт із тридцяти, навмання.
deck-mix = Власний набір
    .about = Ви обираєте по одній карті з кожної лінії.

## Десять ліній суміші (R90)

line-near-killer = Убивця зблизька
line-far-killer = Убивця здалека
line-drain = Здирач
line-earner-of-2 = Дає 2
line-steady-earner = Сталий прибуток
line-wild = Несподіванка
line-killing-intrigue = Смертельна інтрига
line-trap = Підступ
line-manipulation = Маніпуляція
line-store = Сховок

## Родини: колір і герб

family-red = Червоні
    .genitive = Червоних
    .crest = Лев
family-blue = Сині
    .genitive = Синіх
    .crest = Вежа
family-green = Зелені
    .genitive = Зелених
    .crest = Дуб
family-yellow = Жовті
    .genitive = Жовтих
    .crest = Сонце
family-violet = Фіолетові
    .genitive = Фіолетових
    .crest = Крук

## Слова

word-you = Ви
word-character = Персонаж
word-intrigue = Інтрига
word-hidden = Прихована
word-revealed = Відкрита
word-queue = Черга
word-pile = Місце
word-stack = Стос
word-pot = Банк
word-stock = Скарбниця
word-influence = Вплив
word-supply = Запас
word-hand = Рука
word-discard-pile = Скид
word-set-aside = Відкладені
word-kept = Залишені
word-twin = Близнюк
word-verdict-token = Жетон вироку
word-bribed = Підкуплена
word-resting = Пропускає цей раунд
word-round = Раунд
word-placement = Викладання
word-resolution = Розіграш черги
word-first-player = Перший гравець
word-family = Родина
word-deck = Колода
word-box = Коробка
word-edition = Видання
edition-revised = Оновлене видання
edition-first = Перше видання

round-of = Раунд { $round } із 6

## Кількість

count-cards =
    { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[other] { $amount } карт
    }
count-influence =
    { $amount ->
        [one] { $amount } очко впливу
        [few] { $amount } очки впливу
       *[other] { $amount } очок впливу
    }
count-verdicts =
    { $amount ->
        [one] { $amount } жетон вироку
        [few] { $amount } жетони вироку
       *[other] { $amount } жетонів вироку
    }
count-players =
    { $amount ->
        [one] { $amount } гравець
        [few] { $amount } гравці
       *[other] { $amount } гравців
    }
count-piles =
    { $amount ->
        [one] { $amount } місце
        [few] { $amount } місця
       *[other] { $amount } місць
    }
