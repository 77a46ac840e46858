bot-garzone = Garzone (principiante)
bot-apprendista = Apprendista (facile)
bot-lavorante = Lavorante (difficile)
bot-maestro = Maestro (molto difficile)
bot-search = Calcolatore
bot-random = Casuale
bot-greedy = Avido
bot-flat = Riflessivo
