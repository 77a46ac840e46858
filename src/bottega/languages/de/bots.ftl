bot-garzone = Garzone (Anfänger)
bot-apprendista = Apprendista (leicht)
bot-lavorante = Lavorante (schwer)
bot-maestro = Maestro (sehr schwer)
bot-search = Rechnend
bot-random = Zufällig
bot-greedy = Gierig
bot-flat = Bedacht
