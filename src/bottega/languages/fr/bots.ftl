bot-garzone = Garzone (débutant)
bot-apprendista = Apprendista (facile)
bot-lavorante = Lavorante (difficile)
bot-maestro = Maestro (très difficile)
bot-search = Calculateur
bot-random = Aléatoire
bot-greedy = Glouton
bot-flat = Réfléchi
