bot-garzone = Garzone (beginner)
bot-apprendista = Apprendista (easy)
bot-lavorante = Lavorante (hard)
bot-maestro = Maestro (very hard)
bot-search = Searching
bot-random = Random
bot-greedy = Greedy
bot-flat = Thoughtful
