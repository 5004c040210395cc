# Коробки, колоды, линии, семьи и слова игры — как подписи. К игроку обращаемся на «вы».
#
# Словарик: одно слово — одно значение.
#   queue        ряд                                pile       место; две карты или больше: стопка
#   hidden       скрытая                            revealed   открытая
#   wait         ждать                              reveal     открыть
#   influence    влияние (1 очко, 2 очка влияния)  stock      казна игрока
#   pot          банк карты                         supply     запас
#   eliminate    устранить                          discard    сбросить; discard pile: сброс
#   adjacent     соседняя                           set aside  отложенная
#   family       семья                              owner      семья, изображённая на карте
#   character    персонаж                           intrigue   интрига
#   bribed       подкупленная                       verdict token   жетон приговора
#   ability      свойство                           kept       оставленная себе
#   round        раунд                              top card, covered    верхняя карта, накрытая
# Имена игроков не склоняем: чужая карта — «Солдат (Анна, № 3)».

## Сам язык

language-name = Русский

## Коробки

box-base = Орифламма
box-ablaze = Орифламма. Пламя войны
box-alliance = Орифламма. Альянс

## Колоды: коробки, готовые подборки и жеребьёвка

deck-base = Орифламма
    .about = Базовая игра: лучники, наследники и тень за каждой картой.
deck-ablaze = Пламя войны
    .about = Вторая игра: взятки, близнецы и старые счёты.
deck-alliance = Альянс
    .about = Третья игра: договоры, приговоры и друзья на один день.
deck-court = Двор
    .about = Королева, Принц и те, кто метит на их место.
deck-tribunal = Трибунал
    .about = Судьи, Преступники и подписи под Договором.
deck-blood = Кровь
    .about = Повсюду клинки; никто не задерживается в ряду надолго.
deck-masks = Маски
    .about = Никто не тот, кем кажется.
deck-random = Удивите нас
    .about = По одной карте из каждой линии, наугад.
deck-any = Что угодно
    .about = Десять карт из тридцати, наугад.
deck-mix = Свой набор
    .about = Вы выбираете по одной карте из каждой линии.

## Десять линий смеси (R90)

line-near-killer = Убийца вблизи
line-far-killer = Убийца издали
line-drain = Сборщик дани
line-earner-of-2 = Даёт 2
line-steady-earner = Верный доход
line-wild = Неожиданность
line-killing-intrigue = Смертельная интрига
line-trap = Подвох
line-manipulation = Манипуляция
line-store = Тайник

## Семьи: цвет и герб

family-red = Красные
    .genitive = Красных
    .crest = Лев
family-blue = Синие
    .genitive = Синих
    .crest = Башня
family-green = Зелёные
    .genitive = Зелёных
    .crest = Дуб
family-yellow = Жёлтые
    .genitive = Жёлтых
    .crest = Солнце
family-violet = Фиолетовые
    .genitive = Фиолетовых
    .crest = Ворон

## Слова

word-you = Вы
word-character = Персонаж
word-intrigue = Интрига
word-hidden = Скрытая
word-revealed = Открытая
word-queue = Ряд
word-pile = Место
word-stack = Стопка
word-pot = Банк
word-stock = Казна
word-influence = Влияние
word-supply = Запас
word-hand = Рука
word-discard-pile = Сброс
word-set-aside = Отложенные
word-kept = Оставленные
word-twin = Близнец
word-verdict-token = Жетон приговора
word-bribed = Подкупленная
word-resting = Пропускает этот раунд
word-round = Раунд
word-placement = Выкладывание
word-resolution = Розыгрыш ряда
word-first-player = Первый игрок
word-family = Семья
word-deck = Колода
word-box = Коробка
word-edition = Издание
edition-revised = Обновлённое издание
edition-first = Первое издание

round-of = Раунд { $round } из 6

## Количество

count-cards =
    { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[other] { $amount } карт
    }
count-influence =
    { $amount ->
        [one] { $amount } очко влияния
        [few] { $amount } очка влияния
       *[other] { $amount } очков влияния
    }
count-verdicts =
    { $amount ->
        [one] { $amount } жетон приговора
        [few] { $amount } жетона приговора
       *[other] { $amount } жетонов приговора
    }
count-players =
    { $amount ->
        [one] { $amount } игрок
        [few] { $amount } игрока
       *[other] { $amount } игроков
    }
count-piles =
    { $amount ->
        [one] { $amount } место
        [few] { $amount } места
       *[other] { $amount } мест
    }
